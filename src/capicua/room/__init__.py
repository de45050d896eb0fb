"""The table: seats, clocks, votes and stages around a match. Sans-I/O: `now` is a parameter."""
