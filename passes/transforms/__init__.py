"""The copy of the module that is analysed, brought into a simpler form.

What the program runs is never changed by these.
"""
