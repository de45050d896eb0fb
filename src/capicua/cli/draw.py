"""Boards as lines of text."""

from capicua.cli.words import Words
from capicua.core.wire import Choice, Node, Picture, RoundResult, RowBoard, TreeBoard, TrickBoard

WIDTH = 78


def board_lines(picture: Picture, words: Words) -> list[str]:
    """The board of a picture, drawn with letters."""
    board = picture.table.board
    if isinstance(board, RowBoard):
        return _row(board)
    if isinstance(board, TreeBoard):
        return _tree(board)
    return _trick(board, words)


def _row(board: RowBoard) -> list[str]:
    """The whole row, broken into lines; the tile laid last stands between stars."""
    lines: list[str] = []
    line = ""
    for at, laid in enumerate(board.tiles):
        tile = f"[{laid.left}|{laid.right}]"
        tile = f"*{tile}*" if at == board.last else tile
        if len(line) + len(tile) > WIDTH:
            lines, line = [*lines, line], ""
        line += tile
    return [*lines, line] if line else []


def _tree(board: TreeBoard) -> list[str]:
    """Each tile below its parent, with the numbers it leaves open; a locked one in brackets."""
    depth = {-1: -1}
    lines: list[str] = []
    for at in _walk(board.nodes, None):
        node = board.nodes[at]
        depth[at] = depth[-1 if node.parent is None else node.parent] + 1
        sides = " ".join(f"({s.value})" if s.locked else f"{s.value}x{s.free}" for s in node.sides if s.free)
        star = "*" if at == board.last else ""
        lines.append(f"{'  ' * depth[at]}{node.tile}{star}  {sides}".rstrip())
    return lines


def _walk(nodes: list[Node], parent: int | None) -> list[int]:
    """Indices of the tiles below `parent`, each followed by those below it."""
    found: list[int] = []
    for at, node in enumerate(nodes):
        if node.parent == parent:
            found += [at, *_walk(nodes, at)]
    return found


def _trick(board: TrickBoard, words: Words) -> list[str]:
    lines: list[str] = []
    for thrown in board.thrown:
        tiles = " ".join(thrown.tiles) if thrown.face == "up" else " ".join(["[#]"] * thrown.count)
        name = f"  {words.say(thrown.name)}" if thrown.name else ""
        mark = "  *" if thrown.state == "high" else ""
        lines.append(f"{words.names[thrown.seat]}: {tiles}{name}{mark}")
    return lines


def account_lines(told: RoundResult, words: Words) -> list[str]:
    """The account of a round: each line with its tiles, what it adds or multiplies by, and its clause."""
    lines: list[str] = []
    for line in told.lines:
        tiles = f" ({' '.join(line.tiles)})" if line.tiles else ""
        points = f"  {line.value:+d}" if line.sign == "+" else f"  {line.sign}{line.value}" if line.sign else ""
        lines.append(f"{words.say(line.text, line.args)}{tiles}{points}  [{line.clause}]")
    return lines


def choice_line(choice: Choice, words: Words) -> str:
    """What a person may type for a choice, and what it means."""
    if choice.move == "place":
        joined = f" ({choice.value})" if choice.value is not None else ""
        if choice.tile is not None and choice.target in {"left", "right"}:
            return words.say(f"cli-place-{choice.target}", {"tile": choice.tile}) + joined
        return f"{choice.tile}{f' -> {choice.target}' if choice.target else ''}{joined}"
    if choice.move == "group" and choice.choose is not None:
        return " ".join(choice.choose) + (f"  {words.say(choice.name)}" if choice.name else "")
    if choice.move == "group":
        return words.say("cli-discard", {"count": choice.count or 0})
    return words.say(f"cli-{choice.move.replace('_', '-')}")
