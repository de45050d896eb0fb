"""Playouts and solvers on bit masks: leaf functions, one family each, certified against the rules ply by ply.

A kernel is written once. As it stands it is plain Python; the compiled build makes its twin from the same text,
with 64-bit native integers in place of `Int` and vectors of them in place of `Ints` (see `numbers`). So it keeps to
what both have: whole numbers within 63 bits, no negative shifts, lists of fixed length made by `ints`.
A literal one is never shifted by a variable, for the compiler folds that to 32 bits: masks come from tables.
"""
