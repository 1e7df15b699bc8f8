"""A second opinion on what card texts mean.

A small, slow interpreter carries out the trees of card English on a plain position of dicts and lists. It is made from
the rulings on card English, the ledgers and the trees, and knows nothing of how texts are lowered. Both play the same
generated texts on the same random positions, with the same answers: they must be asked the same and end with the same
numbers.

    python -m tests.second_opinion --texts 5000
"""
