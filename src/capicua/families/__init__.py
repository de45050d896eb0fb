"""What games of one kind share: rows, trees, tricks, matches. Knows no concrete game."""
