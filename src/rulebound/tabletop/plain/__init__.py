"""What a card will do, in plain numbered sentences, made from its program and never from its printed words.

Each class of op, term, ability or card has a `Form` (`form.py`): words and slots that name its fields. What a field
holds is said by its own form. A class without a form, and a field that holds something and is not said, are errors:
they would be a clause that the explanation hides. `flow.py` finds which op governs which, and what each finds bound;
`teller.py` makes the sentences. The forms of the kernel's classes are in `shared.py`, those of a game in its
`words/plain.py`.
"""
