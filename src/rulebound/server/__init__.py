"""The table server: who sits where, what was answered, and who is told what. It knows no rules.

    wire       what a client may say, each message checked before anybody looks at it
    referee    the games, in processes of their own: answers go in, what each viewer is told comes out
    workers    those processes, and the time limit of an answer
    storage    what is kept: every answer is on the disk before anybody hears that it was taken
    tables     a table: chairs, offers, talk, bots, who watches
    hub        all tables, guests, and the limits of what one guest may have
    app        the doors: HTTP and one WebSocket

`docs/protocol.md` says what goes through the doors.
"""
