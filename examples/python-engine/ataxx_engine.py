#!/usr/bin/env python3
"""An Ataxx engine in one file, with nothing but the standard library of Python 3.8 or newer.

It speaks UAI and UGI (docs/protocol.md) and searches with alpha-beta, one ply deeper each time. Two threads: one reads
lines and answers at once, the other searches, so that `stop` and `isready` are heard while it thinks.

    npx playout engine-check "python3 examples/python-engine/ataxx_engine.py"
    npx playout match ataxx 'engine("python3 examples/python-engine/ataxx_engine.py", depth=2)' greedy --games 10
"""

import random
import sys
import threading
import time

WIDTH = 12  # eight cells at most, and a border of two on each side, so that no move leaves the list
SQUARE = range(-2, 3)
NEAR = [WIDTH * y + x for y in SQUARE for x in SQUARE if max(abs(x), abs(y)) == 1]
FAR = [WIDTH * y + x for y in SQUARE for x in SQUARE if max(abs(x), abs(y)) == 2]
OTHER = {"x": "o", "o": "x"}
WON = 1000  # more stones than any board has
PASS = (0, 0)


class Position:
    """A list of cells, `x`, `o`, `.` or `-` for what cannot be entered; the first rank comes first."""

    def __init__(self, cells, turn):
        self.cells = cells
        self.turn = turn

    @staticmethod
    def parse(text):
        """`x5o/7/7/7/7/7/o5x x 0 1`: rows from the top down, a digit for that many empty cells."""
        rows, turn = text.split()[:2]
        cells = ["-"] * (WIDTH * WIDTH)
        for y, row in enumerate(reversed(rows.split("/"))):
            content = "".join("." * int(c) if c.isdigit() else c for c in row)
            start = WIDTH * (y + 2) + 2
            cells[start : start + len(content)] = content
        return Position(cells, turn)

    def moves(self):
        """Pairs of cells. A clone has its target twice, because it does not matter which stone is doubled."""
        found = {}
        for origin, stone in enumerate(self.cells):
            if stone == self.turn:
                found.update(((origin + d,) * 2, 1) for d in NEAR if self.cells[origin + d] == ".")
                found.update(((origin, origin + d), 1) for d in FAR if self.cells[origin + d] == ".")
        return list(found) or [PASS]

    def after(self, move):
        cells = self.cells[:]
        origin, target = move
        if move != PASS:
            cells[origin] = "."
            cells[target] = self.turn
            for step in NEAR:
                if cells[target + step] == OTHER[self.turn]:
                    cells[target + step] = self.turn
        return Position(cells, OTHER[self.turn])

    def lead(self):
        """Stones ahead, for the side to move."""
        own, other = self.cells.count(self.turn), self.cells.count(OTHER[self.turn])
        return own - other if own and other else WON * (1 if own else -1)


def square(cell):
    return "abcdefgh"[cell % WIDTH - 2] + str(cell // WIDTH - 1)


def notation(move):
    """`g2` for a clone, `g1g3` for a jump, `0000` for a pass."""
    if move == PASS:
        return "0000"
    return square(move[1]) if move[0] == move[1] else square(move[0]) + square(move[1])


SPEAKING = threading.Lock()  # two threads speak, and `print` writes a line and its end one after the other


def say(line):
    with SPEAKING:
        print(line, flush=True)  # a line that waits in a buffer is not heard


class Stopped(Exception):
    pass


class Search:
    """One answer to `go`: deeper and deeper until a limit is reached, then `bestmove`."""

    def __init__(self, position, limits, rng):
        self.position = position
        self.depth = limits.get("depth", 99)
        self.nodes_left = limits.get("nodes", float("inf"))
        self.ends = time.monotonic() + limits.get("movetime", float("inf")) / 1000
        self.rng = rng
        self.nodes = 0
        self.stop = threading.Event()

    def run(self):
        moves = self.position.moves()
        self.rng.shuffle(moves)  # of equal moves, a different one in each game
        best = moves[0]
        try:
            for depth in range(1, self.depth + 1):
                score, best = self.best_of(moves, depth)
                say(f"info depth {depth} score cp {100 * score} nodes {self.nodes} pv {notation(best)}")
                moves.sort(key=lambda move: move != best)  # looked at first next time, it refutes others sooner
                if len(moves) == 1 or abs(score) == WON:
                    break
        except Stopped:
            pass
        say(f"bestmove {notation(best)}")

    def best_of(self, moves, depth):
        best = (-WON - 1, None)
        for move in moves:
            value = -self.value(self.position.after(move), depth - 1, -WON - 1, -best[0])
            if value > best[0]:
                best = (value, move)
        return best

    def value(self, position, depth, low, high):
        if self.stop.is_set() or self.nodes >= self.nodes_left or time.monotonic() >= self.ends:
            raise Stopped
        self.nodes += 1
        lead = position.lead()
        if depth == 0 or abs(lead) == WON:
            return lead
        for move in position.moves():
            low = max(low, -self.value(position.after(move), depth - 1, -high, -low))
            if low >= high:
                break
        return low


def read_limits(words):
    """`movetime 100 nodes 1000 depth 3`, any of them; `infinite`, or nothing known, is no limit at all."""
    pairs = zip(words, words[1:])
    return {name: int(value) for name, value in pairs if name in ("movetime", "nodes", "depth") and value.isdigit()}


def main():
    start = position = Position.parse("x5o/7/7/7/7/7/o5x x 0 1")
    rng, search, thread = random.Random(1), None, None
    for line in sys.stdin:
        words = line.split() or [""]
        if words[0] in ("uai", "ugi"):
            say("id name Python example\nid author the Playout authors")
            say("option name Seed type spin default 1 min 0 max 4294967295")
            say(words[0] + "ok")
        elif words[0] == "isready":
            say("readyok")
        elif words[:3] == ["setoption", "name", "Seed"]:
            rng = random.Random(int(words[-1]))
        elif words[0] == "position":
            position = start if words[1] == "startpos" else Position.parse(" ".join(words[2:]))
            for text in words[words.index("moves") + 1 :] if "moves" in words else []:
                position = position.after({notation(move): move for move in position.moves()}[text])
        elif words[0] == "go":
            search = Search(position, read_limits(words[1:]), rng)
            thread = threading.Thread(target=search.run)
            thread.start()
        elif words[0] in ("stop", "quit") and thread:
            search.stop.set()
            thread.join()
        if words[0] == "quit":
            return
    if search:  # the input has ended without `quit`
        search.stop.set()


if __name__ == "__main__":
    main()
