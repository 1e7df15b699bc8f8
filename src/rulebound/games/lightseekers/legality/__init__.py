"""What is legal, written once: the same checklists list the options, perform them and say why not."""
