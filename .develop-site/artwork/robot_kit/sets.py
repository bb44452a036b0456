"""Larger set pieces: stage, curtain, globe, doorway, map, cable."""
import math

import numpy as np

from . import materials as m
from .mesh import at, aim, empty, make, turn
from .profiles import fillet
from .shapes import ball, ring, slab, tube


def stage(z, radius=2.3, y=0.0):
    """A round stage with a lit edge."""
    pts = fillet([(-0.5, radius), (-0.02, radius, 0.03), (0.0, radius - 0.04, 0.02), (0.0, 0)], 6)
    turn('stage', pts, [m.satin('#5b4033')], seg=160, matrix=at((0, y, z)))
    ring('stage-light', radius + 0.01, 0.030, m.glow('#ffa24a', 3.0), None, at((0, y, z - 0.10)), 160)


def curtain(y, low='#64301f', high='#a9563a', width=9.0, bottom=-3.0, top=5.0):
    """A heavy curtain with round folds."""
    n = 520
    x = np.linspace(-width, width, n)
    fold = 0.16 * np.sin(x * 5.2) + 0.06 * np.sin(x * 8.7 + 1.2)
    verts = [(float(a), float(y + f), h) for h in (bottom, top) for a, f in zip(x, fold)]
    faces = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]
    return make('curtain', verts, faces, m.gradient(low, high, -1.5, 3.5), None, None, None, 180)


def globe(loc, radius=0.8, light='#ff9a3c'):
    """A glowing ball of a network: dark core, lines, lit nodes, two orbits."""
    g = empty('globe', None, at(loc, (12, -14, 0)))
    ball('core', radius * 0.93, m.ceramic('#2a1a12'), g)
    line = m.glow(light, 1.8)
    for k in range(6):
        ring('meridian', radius, 0.008, line, g, at((0, 0, 0), (90, 0, 30 * k)), 96, 8)
    for lat in (-50, -25, 0, 25, 50):
        c, s = math.cos(math.radians(lat)), math.sin(math.radians(lat))
        ring('parallel', radius * c, 0.008, line, g, at((0, 0, radius * s)), 96, 8)
    rng = np.random.default_rng(11)
    nodes = []
    while len(nodes) < 26:
        p = rng.normal(size=3)
        p = p / np.linalg.norm(p)
        if all(np.linalg.norm(p - q) > 0.42 for q in nodes):
            nodes.append(p)
    for i, p in enumerate(nodes):
        ball('node', 0.040 if i % 3 else 0.062, m.glow('#ffd28a', 4.0), g, at(tuple(p * radius)))
        for q in sorted(nodes, key=lambda o: np.linalg.norm(p - o))[1:3]:
            path = []
            for t in np.linspace(0, 1, 10):
                v = p * (1 - t) + q * t
                path.append(tuple(v / np.linalg.norm(v) * radius * (1 + 0.10 * math.sin(math.pi * t))))
            tube('arc', path, 0.012, m.glow('#ff7a2a', 3.0), g, sides=8, caps=False)
    ring('orbit', radius * 1.28, 0.014, m.metal(), g, at((0, 0, 0), (20, 0, 0)), 120, 10)
    ball('moon', 0.07, m.lamp('#ff7a2a', 2.0), g, at((radius * 1.28, 0, 0)))
    return g


def pedestal(z, height=0.5, radius=0.5):
    pts = fillet([(0, radius + 0.1, 0), (0.10, radius + 0.08, 0.03), (0.14, radius * 0.62, 0.06), (height - 0.12, radius * 0.5, 0.06), (height - 0.08, radius * 0.82, 0.03), (height, radius * 0.8, 0.03), (height, 0)], 8)
    turn('pedestal', pts, [m.ceramic(m.CREAM)], seg=120, matrix=at((0, 0, z)))
    ring('pedestal-light', radius * 0.72, 0.03, m.glow('#ffa24a', 3.0), None, at((0, 0, z + height)), 100)


def doorway(y, z, width=2.6, height=4.1):
    """A wall with a round-headed door full of light, and a floor that takes it."""
    half, n = width / 2, 40
    arch = [(-half, z)] + [(-half * math.cos(math.pi * k / n), z + height - half + half * math.sin(math.pi * k / n)) for k in range(n + 1)] + [(half, z)]
    far = [(-14, z)] + [(-14 * math.cos(math.pi * k / n), z + 3 + 12 * math.sin(math.pi * k / n)) for k in range(n + 1)] + [(14, z)]
    count = len(arch)
    verts = [(a, y, h) for a, h in arch] + [(a, y, h) for a, h in far]
    make('wall', verts, [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)], m.gradient('#5a3826', '#8a5a40', z, z + 6), None, None, None, 30)
    tube('frame', [(a, y - 0.02, h) for a, h in arch], 0.09, m.ceramic(m.CREAM))
    tube('frame-light', [(a * 0.93, y + 0.05, z + (h - z) * 0.985) for a, h in arch], 0.03, m.glow('#ffb65a', 4.0))
    verts = [(a, y + 0.9, h) for a, h in arch]
    make('light', verts, [tuple(range(count))], m.gradient('#ff8f3a', '#ffd896', z - 0.5, z + height, 1.05), None, None, None, 30)
    reveal = [(a, yy, h) for yy in (y, y + 0.9) for a, h in arch]
    make('reveal', reveal, [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)], m.matte('#e8b27c'), None, None, None, 60)
    make('floor', [(-20, -16, z), (20, -16, z), (20, y + 1, z), (-20, y + 1, z)], [(0, 1, 2, 3)], m.satin('#6e4833'))


def paper_map(parent, matrix):
    """An unfolded map with a route and a mark."""
    s = empty('map', parent, matrix)
    cols = 6
    xs = np.linspace(-0.62, 0.62, cols + 1)
    ys = [0.055 * (-1) ** k for k in range(cols + 1)]
    verts = [(float(x), y, h) for h in (-0.40, 0.40) for x, y in zip(xs, ys)]
    n = cols + 1
    sheet = make('sheet', verts, [(i, i + 1, n + i + 1, n + i) for i in range(cols)], m.matte('#f2ddb6'), None, s, None, 10)
    solid = sheet.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = 0.012

    def on(x, h, lift=0.014):
        return (x, float(np.interp(x, xs, ys)) - lift, h)
    route = [on(x, 0.20 * math.sin(x * 5) - 0.02) for x in np.linspace(-0.48, 0.40, 40)]
    for k in range(0, 40, 4):
        tube('route', route[k:k + 3], 0.014, m.satin('#b4502a'), s, sides=8)
    for a in (45, -45):
        c, d = 0.07 * math.cos(math.radians(a)), 0.07 * math.sin(math.radians(a))
        tube('mark', [on(0.47 - c, 0.15 - d, 0.02), on(0.47 + c, 0.15 + d, 0.02)], 0.018, m.satin('#c0392b'), s, sides=8)
    return s


def plug(points, loc, direction):
    """A cable that ends in an unplugged plug."""
    tube('cable', spline3(points), 0.045, m.satin('#3a312b'))
    p = empty('plug', None, aim(loc, direction, (0, 0, 1)))
    turn('plug-body', fillet([(-0.16, 0.05), (-0.12, 0.075, 0.03), (0.0, 0.14, 0.05), (0.20, 0.15, 0.04), (0.20, 0)], 8), [m.ceramic(m.ORANGE)], seg=64, parent=p)
    for side in (-1, 1):
        slab('pin', 0.045, 0.18, 0.02, m.metal(), 0.008, p, at((side * 0.065, 0, 0.28)))


def spline3(points, n=80):
    """A Catmull-Rom curve through points in space."""
    p = np.array(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for k in range(n + 1):
        s = min(k / n * (len(points) - 1), len(points) - 1 - 1e-9)
        i, t = int(s), s - int(s)
        a, b, c, d = p[i:i + 4]
        out.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)))
    return out
