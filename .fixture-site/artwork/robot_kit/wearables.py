"""Things a robot wears on its head or body. Each takes the robot and hangs parts on its empties."""
import math

from . import head as h, materials as m
from .mesh import aim, at, empty, make, turn
from .profiles import fillet, spline
from .shapes import ball, disc, ring, slab, tube


def front(x, z, lift):
    return (x, h.surface_y(x, z) - lift, z)


def glasses(robot, shape=2.2, colour='#2b2420', size=0.30, gap=0.40):
    frame = m.ceramic(colour)
    for side in (-1, 1):
        pts = []
        for k in range(64):
            a = 2 * math.pi * k / 64
            r = soft(a, shape)
            x, z = side * gap + size * 1.05 * r * math.cos(a), 0.03 + size * r * math.sin(a)
            pts.append(front(x, z, 0.065))
        tube('rim', pts, 0.026, frame, robot.head, closed=True, sides=14)
        tube('temple', [front(side * (gap + size * 1.04), 0.08, 0.065), (side * 0.93, -0.42, 0.06), (side * 1.035, -0.05, 0.04), (side * 1.04, 0.06, 0.03)], 0.022, frame, robot.head, sides=12)
    tube('bridge', [front(x, 0.10 - 1.6 * x * x, 0.075) for x in (-0.09, -0.045, 0, 0.045, 0.09)], 0.022, frame, robot.head, sides=12)


def gold_glasses(robot):
    glasses(robot, 2.0, '#d9b65c')


def square_glasses(robot):
    glasses(robot, 4.0, robot.spec.accent)


def headphones(robot):
    s = robot.spec
    pts = []
    for k in range(41):
        a = math.pi * k / 40
        r = soft(a, 2.6)
        pts.append((1.07 * r * math.cos(a), 0.12, 0.90 * r * math.sin(a) - 0.02))
    tube('band', pts, 0.045, m.satin('#3a312b'), robot.head)
    tube('band-pad', pts[13:28], 0.068, m.ceramic(s.accent), robot.head)
    for side in (-1, 1):
        pod = empty('phone', robot.head, aim((side * 0.955, 0.10, -0.05), (side, 0, 0), (0, 0, 1)))
        pad = fillet([(0, 0.20), (0, 0.36, 0.04), (0.10, 0.36, 0.05), (0.10, 0.2)], 8)
        turn('pad', pad, [m.rubber()], seg=80, parent=pod)
        cup = fillet([(0.08, 0), (0.08, 0.34, 0.02), (0.20, 0.30, 0.09), (0.23, 0.15, 0.02), (0.21, 0.14, 0.01), (0.21, 0)], 8)
        turn('phone-cup', cup, [m.ceramic(s.accent)], seg=80, parent=pod)
        ring('phone-ring', 0.145, 0.016, m.metal(s.trim), pod, at((0, 0, 0.222)))


def mic_boom(robot):
    pts = [(-1.06, -0.05, -0.16), (-1.05, -0.42, -0.40), (-0.86, -0.78, -0.52), (-0.60, -0.92, -0.55)]
    tube('boom', pts, 0.022, m.satin('#3a312b'), robot.head)
    ball('boom-mic', 0.062, m.rubber(), robot.head, at(pts[-1]), (1.5, 1, 1))


def soft(a, power=2.4):
    """Radius of a superellipse at an angle."""
    return (abs(math.cos(a)) ** power + abs(math.sin(a)) ** power) ** (-1 / power)


def cap(robot):
    s = robot.spec
    crown = fillet([(0.30, 0.0), (0.30, 0.62, 0.02), (0.36, 0.70, 0.04), (0.44, 0.70, 0.05), (0.62, 0.66, 0.15), (0.88, 0.40, 0.30), (0.93, 0.0)], 12)
    seat = empty('cap', robot.head, at((0, 0.05, 0.24), (-4, 0, 0)))
    turn('crown', crown, [m.satin(s.accent)], sx=1.27, sy=1.04, power=2.4, seg=120, parent=seat, smooth=60)
    ball('cap-button', 0.05, m.satin(s.trim), seat, at((0, 0, 0.93)), (1, 1, 0.6))
    tube('cap-band', [(1.27 * 0.70 * soft(a) * math.cos(a), 1.04 * 0.70 * soft(a) * math.sin(a), 0.375) for a in (2 * math.pi * k / 72 for k in range(72))], 0.03, m.satin('#3a312b'), seat, closed=True)
    rows = []
    for row in range(9):
        t = row / 8
        rows.append([(0.74 * math.sin(b) * (1 + 0.06 * t), -0.66 * math.cos(b * 0.8) - 0.56 * t * math.cos(b * 0.95), 0.37 - 0.05 * t * t - 0.05 * math.sin(b) ** 2) for b in (math.radians(d) for d in range(-66, 67, 6))])
    cols = len(rows[0])
    faces = [(i * cols + k, i * cols + k + 1, (i + 1) * cols + k + 1, (i + 1) * cols + k) for i in range(8) for k in range(cols - 1)]
    brim = make('brim', [p for r in rows for p in r], faces, m.satin('#3a312b'), None, seat)
    thick = brim.modifiers.new('solid', 'SOLIDIFY')
    thick.thickness = 0.045
    round_edge = brim.modifiers.new('bevel', 'BEVEL')
    round_edge.width, round_edge.segments = 0.018, 3


def beanie(robot):
    s = robot.spec
    seat = empty('beanie', robot.head, at((0, 0.06, 0.14), (-5, 0, 0)))
    pts = spline([(0.40, 0.74), (0.52, 0.73), (0.66, 0.66), (0.80, 0.50), (0.90, 0.26), (0.93, 0.0)], 60)
    turn('beanie', pts, [m.matte(s.accent)], sx=1.25, sy=1.04, power=2.35, seg=120, parent=seat, smooth=80)
    for k in range(84):
        a = 2 * math.pi * k / 84
        r = 0.745 * soft(a, 2.35)
        x, y = 1.25 * r * math.cos(a), 1.04 * r * math.sin(a)
        tube('rib', [(x, y, 0.36), (x * 1.03, y * 1.03, 0.43), (x * 0.99, y * 0.99, 0.52)], 0.037, m.matte(s.shell), seat, sides=10, caps=True)
    ball('bobble', 0.15, m.matte(s.shell), seat, at((0, 0, 0.99)))


def bow_tie(robot):
    knot = empty('tie', robot.body, at((0, -0.42, 0.49), (-28, 0, 0)))
    for side in (-1, 1):
        pts = fillet([(0.0, 0.05), (0.05, 0.09, 0.04), (0.22, 0.155, 0.05), (0.24, 0.10, 0.04), (0.23, 0.0)], 8)
        turn('wing', pts, [m.satin(robot.spec.accent)], sy=0.5, seg=48, parent=knot, matrix=aim((0, 0, 0), (side, 0, 0.05), (0, 1, 0)))
    ball('knot', 0.07, m.satin(robot.spec.trim), knot, at((0, -0.02, 0)), (0.9, 0.8, 1))


def scarf(robot):
    cloth = m.matte(robot.spec.accent)
    ring('scarf', 0.34, 0.10, cloth, robot.body, at((0, -0.01, 0.60), (6, 0, 0)), squash=0.85)
    ring('scarf-low', 0.39, 0.085, cloth, robot.body, at((0, -0.02, 0.53), (-5, 3, 0)), squash=0.8)
    end = [(0.22, -0.36, 0.50), (0.26, -0.52, 0.36), (0.27, -0.60, 0.18), (0.29, -0.64, 0.0)]
    for dx in (-0.05, 0.05):
        tube('scarf-end', [(x + dx, y, z) for x, y, z in end], [0.07, 0.075, 0.075, 0.07], cloth, robot.body)


def mortarboard(robot):
    cloth, edge = m.matte('#332a25'), m.satin('#40352e')
    seat = empty('mortarboard', robot.head, at((0, 0.08, 0.755), (8, -5, 0)))
    band = fillet([(-0.16, 0.0), (-0.16, 0.56, 0.01), (0.13, 0.50, 0.02), (0.13, 0)], 6)
    turn('mortar-band', band, [cloth], sx=1.1, sy=0.95, seg=96, parent=seat)
    slab('board', 1.18, 1.18, 0.055, edge, 0.02, seat, at((0, 0, 0.14), (90, 0, 0)) @ at((0, 0, 0), (0, 38, 0)))
    ball('board-button', 0.055, m.metal(), seat, at((0, 0, 0.18)), (1, 1, 0.6))
    cord = [(0, 0, 0.20), (0.25, -0.20, 0.19), (0.50, -0.42, 0.185), (0.585, -0.49, 0.13), (0.60, -0.505, -0.02), (0.60, -0.51, -0.14)]
    tube('cord', cord, 0.017, m.satin('#d9b65c'), seat, sides=12)
    pts = fillet([(0, 0.0), (0, 0.034, 0.01), (-0.06, 0.040, 0.02), (-0.24, 0.070, 0.02), (-0.24, 0)], 6)
    turn('tassel', pts, [m.satin('#d9b65c')], seg=40, parent=seat, matrix=at((0.60, -0.51, -0.13)))


def badge(robot):
    from . import body as b
    for side in (-1, 1):
        pts = [(side * 0.27, -0.30, 0.535), (side * 0.22, -0.52, 0.36), (side * 0.10, b.surface_y(0.1, 0.12) - 0.05, 0.10), (0, b.surface_y(0, 0) - 0.06, -0.03)]
        tube('lanyard', pts, 0.022, m.satin(robot.spec.accent), robot.body, sides=10)
    tag = empty('tag', robot.body, at((0, b.surface_y(0, -0.16) - 0.075, -0.17), (2, 0, 0)))
    slab('card', 0.36, 0.27, 0.03, m.ceramic('#fff7ea'), 0.014, tag)
    slab('card-head', 0.36, 0.075, 0.034, m.satin(robot.spec.accent), 0.012, tag, at((0, -0.001, 0.098)))
    disc('card-face', 0.05, 0.02, m.satin('#3a312b'), 0.008, parent=tag, matrix=at((-0.10, -0.012, -0.02), (90, 0, 0)))
    for k in range(3):
        slab('card-line', 0.16 - 0.03 * k, 0.022, 0.01, m.satin('#b9a892'), 0.004, tag, at((0.07 - 0.015 * k, -0.016, 0.02 - 0.045 * k)))


def bandana(robot):
    ring('bandana', 0.33, 0.065, m.satin(robot.spec.accent), robot.body, at((0, 0, 0.565)), squash=0.9)


WEAR = {'glasses': glasses, 'gold_glasses': gold_glasses, 'square_glasses': square_glasses, 'headphones': headphones,
        'mic_boom': mic_boom, 'cap': cap, 'beanie': beanie, 'bow_tie': bow_tie, 'scarf': scarf, 'mortarboard': mortarboard,
        'badge': badge, 'bandana': bandana}
