"""From sites to edges: which site's elements may be where (reaching definitions)."""
