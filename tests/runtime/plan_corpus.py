"""Plans, good and bad, that the Python and the native reader must judge alike."""

from __future__ import annotations

HEAD = "# mixpert-plan 1\n"

GOOD = {
    "empty": "# mixpert-plan 1",
    "comments and blanks": HEAD + "# a comment\n\n   \n\t\n#\tx\ty\tz\n",
    "sites": HEAD + "a.c:1:2@f\tint8:1,1\nb\tnative\n",
    "levels and blanks around": HEAD + "a\t II \nb\tint8:2,2,2\t 1e-6 \n",
    "limits": HEAD + "a\tint8:1,1\t1e-6\nb\tI\t.5\nc\tI\t2.\nd\tI\t3E+2\n",
    "shapes": HEAD + "a [1,2,3]\tint8:1,1\na\tfp64\na [1,2,4]\tnative\n",
    "default": HEAD + "default\tint8:2,2\na\tnative\n",
    "default with a shape is a site": HEAD + "default [1,1,1]\tnative\n",
    "not quite shapes": HEAD + "a [1,2]\tnative\na [1,2,x]\tnative\na[1,2,3]\tI\n",
    "a shape too long for a number": HEAD + "a [1,2,9999999999999999999]\tnative\n",
    "inlined and numbered": HEAD + "a.c:1:2@_Z1fv < b.c:3:4 #2\tint8:0,0\n",
    "windows line ends": "# mixpert-plan 1\r\na\tnative\r\n",
    "blanks after the first line": "# mixpert-plan 1  \t\na\tnative\n",
    "no end of the last line": HEAD + "a\tnative",
    "other kinds of line break are part of a name": HEAD + "a\x0bb\x0cc\u2028d\x85e\tnative\n",
    "not only ASCII": HEAD + "gr\u00f6\u00dfe.c:1:1@f\tnative\n",
    "a comment needs the first column": HEAD + " # x\tnative\n",
}

BAD = {
    "nothing": ("", 1),
    "another file": ("hello\n", 1),
    "another version": ("# mixpert-plan 2\na\tnative\n", 1),
    "header in the second line": ("\n# mixpert-plan 1\n", 1),
    "no tab": (HEAD + "a native\n", 2),
    "too many fields": (HEAD + "a\tnative\t1\t2\n", 2),
    "no site": (HEAD + "\n \tnative\n", 3),
    "no scheme": (HEAD + "a\t\n", 2),
    "unknown scheme": (HEAD + "# c\na\tint9:1,1\n", 3),
    "reserved scheme": (HEAD + "a\tfp64:s\n", 2),
    "scheme with a tail": (HEAD + "a\tint8:1,1x\n", 2),
    "limit zero": (HEAD + "a\tI\t0\n", 2),
    "limit below zero": (HEAD + "a\tI\t-1\n", 2),
    "limit with a plus": (HEAD + "a\tI\t+1\n", 2),
    "limit infinite": (HEAD + "a\tI\tinf\n", 2),
    "limit nan": (HEAD + "a\tI\tnan\n", 2),
    "limit too large": (HEAD + "a\tI\t1e999\n", 2),
    "limit too small": (HEAD + "a\tI\t1e-999\n", 2),
    "limit hexadecimal": (HEAD + "a\tI\t0x1p3\n", 2),
    "limit with underscores": (HEAD + "a\tI\t1_000\n", 2),
    "limit in other digits": (HEAD + "a\tI\t\u0661\n", 2),
    "limit empty": (HEAD + "a\tI\t\n", 2),
    "repeated site": (HEAD + "a\tI\nb\tI\na\tI\n", 4),
    "repeated shape": (HEAD + "a [1,2,3]\tI\na [01,2,3]\tI\n", 3),
    "repeated default": (HEAD + "default\tI\ndefault\tI\n", 3),
    "fault after windows line ends": ("# mixpert-plan 1\r\na\tnative\r\nb\r\n", 3),
}
