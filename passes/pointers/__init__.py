"""What points where: points-to sets in every context, by offset."""
