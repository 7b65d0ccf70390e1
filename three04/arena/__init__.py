"""The arena: two computer players play the same cards twice, with their sides swapped.

``figures`` says what comes of it, ``playing`` plays batches of pairs, ``local`` and ``cluster``
have many batches played at once, ``contest`` adds them up. ``entrants`` are who competes: computer
players, ``cheats`` among them that may peep, and ``bots`` that are programs of their own.
``fixed`` leaves out the auction; ``keeping`` keeps a run in a file, ``ladder`` plays a list of
runs, and ``texts`` prints.
"""
