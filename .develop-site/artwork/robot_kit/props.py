"""Props on tables and stages: rocket, books, microphone, wrench, blocks."""
import math

from . import materials as m
from .mesh import at, aim, empty, make, turn
from .profiles import fillet, spline
from .shapes import ball, disc, ring, slab, tube

WOOD, PAPER = '#8a5a3c', '#fff4e2'


def rocket(matrix, parent=None):
    """A round toy rocket, about 2.6 high, nose up, with a flame below."""
    r = empty('rocket', parent, matrix)
    hull = spline([(-0.80, 0.30), (-0.72, 0.36), (-0.40, 0.50), (0.05, 0.56), (0.50, 0.50), (0.90, 0.36), (1.22, 0.17), (1.36, 0.0)], 150)
    turn('hull', hull, [m.ceramic(m.CREAM), m.ceramic(m.ORANGE), m.groove()], seg=128, parent=r,
         cuts=[(0.30, 0.024, 0.018), (0.655, 0.026, 0.02), (0.235, 0.024, 0.018)], bands=[(0.655, 1.01, 1), (0.235, 0.30, 1)])
    ball('nose-tip', 0.07, m.metal(), r, at((0, 0, 1.36)))
    port = empty('port', r, aim((0, -0.51, 0.34), (0, -1, 0.16), (0, 0, 1)))
    disc('port-seat', 0.27, 0.05, m.rubber(), 0.02, parent=port)
    ring('port-ring', 0.235, 0.045, m.metal(), port, at((0, 0, 0.045)))
    disc('port-screen', 0.215, 0.055, m.ceramic('#150f0c'), 0.02, parent=port)
    for k in range(4):
        a = math.radians(90 * k + 38)
        pts = [(0.40, 0.10), (0.60, -0.16), (0.84, -0.62), (0.86, -0.98), (0.74, -1.02), (0.58, -0.78), (0.36, -0.66)]
        verts = [(x, s * 0.055, z) for s in (-1, 1) for x, z in pts]
        n = len(pts)
        faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
        fin = make('fin', verts, faces, m.ceramic(m.ORANGE), None, r, at((0, 0, 0), (0, 0, math.degrees(a))))
        soft = fin.modifiers.new('bevel', 'BEVEL')
        soft.width, soft.segments = 0.05, 5
    bell = fillet([(-0.76, 0.24), (-0.84, 0.22, 0.02), (-1.02, 0.34, 0.02), (-1.02, 0.28, 0.02), (-0.86, 0.16)], 6)
    turn('bell', bell[::-1], [m.metal('#8d8378', 0.3)], seg=80, parent=r)
    for top, wide, low, colour, power in ((-0.96, 0.30, -2.05, '#ff4a0c', 2.2), (-0.955, 0.21, -1.75, '#ff7a1c', 2.6), (-0.95, 0.12, -1.42, '#ffc25a', 4.0)):
        pts = spline([(low, 0.0), (low + 0.30, wide * 0.42), (low + 0.62, wide * 0.85), (top - 0.12, wide), (top, wide * 0.85), (top + 0.02, 0.0)], 60)
        turn('flame', pts, [m.flame(colour, power)], seg=64, parent=r, smooth=180)
    return r


def smoke(puffs, colour='#f6e6cf'):
    """Soft round clouds; puffs are (x, y, z, radius)."""
    for x, y, z, radius in puffs:
        puff = ball('puff', radius, m.matte(colour), None, at((x, y, z)), (1, 1, 0.86))
        puff.visible_glossy = False  # keeps the visor clear


def book(w, d, h, cover, matrix, parent=None):
    """A closed book lying flat: boards, a round spine on the left, pages."""
    b = empty('book', parent, matrix)
    slab('board', w, d, 0.035, m.satin(cover), 0.012, b, at((0, 0, 0.0175), (90, 0, 0)))
    slab('board', w, d, 0.035, m.satin(cover), 0.012, b, at((0, 0, h - 0.0175), (90, 0, 0)))
    slab('pages', w - 0.10, d - 0.08, h - 0.06, m.matte(PAPER), 0.01, b, at((0.02, 0, h / 2), (90, 0, 0)))
    slab('spine', 0.05, d, h, m.satin(cover), 0.022, b, at((-w / 2 + 0.02, 0, h / 2), (90, 0, 0)))
    slab('front', w - 0.02, h * 0.99, 0.05, m.satin(cover), 0.022, b, at((0, -d / 2 + 0.02, h / 2)))
    slab('label', w * 0.34, h * 0.34, 0.012, m.metal(), 0.004, b, at((0, -d / 2 - 0.006, h / 2)))
    return b


def stack(matrix, books, parent=None):
    """Books on top of each other: (width, depth, height, colour, turn)."""
    s, z = empty('stack', parent, matrix), 0.0
    for w, d, h, colour, angle in books:
        book(w, d, h, colour, at((0, 0, z), (0, 0, angle)), s)
        z += h
    return s, z


def open_book(matrix, parent=None):
    b = empty('open-book', parent, matrix)
    for side in (-1, 1):
        for k in range(4):
            top = [(side * x, 0.08 * math.sin(math.pi * min(x / 0.62, 1)) * (1 + 0.14 * k) + 0.02 * k + 0.02) for x in (0.01, 0.08, 0.16, 0.26, 0.38, 0.50, 0.60)]
            verts = [(x, y, z) for y in (-0.42, 0.42) for x, z in top]
            n = len(top)
            faces = [(i, i + 1, i + 1 + n, i + n) if side > 0 else (i, i + n, i + 1 + n, i + 1) for i in range(n - 1)]
            make('leaf', verts, faces, m.matte(PAPER), None, b, None, 180)
        slab('cover', 0.66, 0.90, 0.03, m.satin(m.ORANGE), 0.012, b, at((side * 0.335, 0, 0.005), (90, 0, 0)))
    return b


def table(z, front=-2.5, back=-0.72, colour=WOOD, width=16):
    top = slab('table', width, back - front, 0.34, m.satin(colour), 0.07, None, at((0, (front + back) / 2, z - 0.17), (90, 0, 0)))
    top.visible_glossy = False  # keeps the visor clear
    return top


def microphone(matrix, height=1.6, parent=None):
    """A stage microphone on a stand; the head is at the top, tilted to +y."""
    s = empty('mic', parent, matrix)
    disc('mic-foot', 0.34, 0.06, m.rubber(), 0.025, parent=s)
    tube('mic-stand', [(0, 0, 0.04), (0, 0, height)], 0.028, m.metal('#8d8378', 0.28), s)
    head = empty('mic-head', s, at((0, 0, height), (-38, 0, 0)))
    turn('mic-grip', fillet([(-0.12, 0.0), (-0.12, 0.06, 0.02), (0.34, 0.095, 0.01), (0.36, 0.12, 0.01), (0.41, 0.12, 0.01), (0.42, 0.0)], 5), [m.rubber()], seg=56, parent=head)
    ring('mic-ring', 0.118, 0.022, m.metal(), head, at((0, 0, 0.40)))
    ball('mic-ball', 0.155, m.metal('#6f665d', 0.42), head, at((0, 0, 0.52)), (1, 1, 1.06))
    for k in range(5):
        a = k * math.pi / 5
        ring('mic-wire', 0.158, 0.006, m.metal('#3a332e', 0.4), head, at((0, 0, 0.52), (90, 0, math.degrees(a))), 48, 8)
    return s


def wrench(matrix, parent=None):
    """An open wrench along z, held in the middle."""
    w = empty('wrench', parent, matrix)
    steel = m.metal('#c9b58f', 0.26)
    slab('shaft', 0.13, 1.05, 0.075, steel, 0.03, w, at((0, 0, 0.05)))
    slab('grip', 0.15, 0.44, 0.095, m.satin(m.ORANGE), 0.04, w, at((0, 0, -0.14)))
    ring('eye', 0.13, 0.062, steel, w, at((0, 0, -0.52), (90, 0, 0)), squash=0.75)
    jaw = [(-0.05, 0.50), (-0.24, 0.64), (-0.27, 0.88), (-0.17, 1.02), (-0.09, 0.98), (-0.10, 0.78), (0, 0.70), (0.10, 0.78), (0.09, 0.98), (0.17, 1.02), (0.27, 0.88), (0.24, 0.64), (0.05, 0.50)]
    n = len(jaw)
    verts = [(x, s * 0.055, z) for s in (-1, 1) for x, z in jaw]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    head = make('jaw', verts, faces, steel, None, w)
    soft = head.modifiers.new('bevel', 'BEVEL')
    soft.width, soft.segments = 0.02, 3
    return w


def brick(cols, rows, colour, matrix, parent=None, size=0.30, height=0.30):
    """A building block with round studs; its foot is at z = 0."""
    b = empty('brick', parent, matrix)
    slab('brick', cols * size - 0.01, rows * size - 0.01, height - 0.01, m.ceramic(colour), 0.025, b, at((0, 0, height / 2), (90, 0, 0)))
    for i in range(cols):
        for j in range(rows):
            disc('stud', size * 0.31, 0.07, m.ceramic(colour), 0.02, seg=40, parent=b, matrix=at(((i - (cols - 1) / 2) * size, (j - (rows - 1) / 2) * size, height - 0.006)))
    return b
