"""What tests know about fake_app.py."""

SITES = ("app.c:10:3@main", "app.c:20:3@main", "app.c:30:3@main")
SENSITIVITY = (0.5, 1.0, 0.4)
THREE = ("int8:2,2,2", "int8:2,2", "int8:2,2,2")
