"""Which bytes an access touches, and when two accesses cannot meet."""
