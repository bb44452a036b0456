"""The body: a turned egg with a collar, a chest plate, a chest light, a belt, and legs or a hover base."""
import math

from . import materials as m
from .mesh import aim, at, empty, turn
from .profiles import fillet, spline
from .shapes import ball, disc, plate, ring, screw, slab, soft_box

DEPTH, SECTION = 0.86, 2.25
EGG = [(-0.60, 0.30), (-0.575, 0.42), (-0.48, 0.545), (-0.30, 0.635), (-0.05, 0.665), (0.18, 0.625), (0.38, 0.525), (0.52, 0.40), (0.585, 0.285), (0.595, 0.20)]
_curve = spline(EGG, 200)


def radius_at(z):
    for (a, r), (b, s) in zip(_curve, _curve[1:]):
        if a <= z <= b:
            return r + (s - r) * (z - a) / max(b - a, 1e-9)
    return _curve[0][1] if z < _curve[0][0] else _curve[-1][1]


def surface_y(x, z):
    r = radius_at(z)
    k = min(abs(x / r), 0.999)
    return -DEPTH * r * (1 - k ** SECTION) ** (1 / SECTION)


def lean(z):
    """Tilt (degrees) of the front surface at a height, to lay things flat on it."""
    return math.degrees(math.atan2(surface_y(0, z + 0.02) - surface_y(0, z - 0.02), 0.04))


def chest(body, shell, accent, trim, light, badge):
    z = 0.10
    plate('chest-gap', surface_y, 0, z, 0.345, 0.285, m.groove(), 0.006, 3.6, 0.006, parent=body)
    plate('chest-plate', surface_y, 0, z, 0.328, 0.268, m.ceramic(shell), 0.026, 3.6, 0.022, parent=body)
    seat = empty('chest-seat', body, aim((0, surface_y(0, z + 0.02) - 0.02, z + 0.02), (0, -math.cos(math.radians(lean(z))), -math.sin(math.radians(lean(z)))), (0, 0, 1)))
    if badge == 'light':
        disc('light-collar', 0.150, 0.030, m.rubber(), 0.012, parent=seat)
        ring('light-bezel', 0.128, 0.026, trim, seat, at((0, 0, 0.028)))
        disc('light-bed', 0.115, 0.030, m.glow(light, 1.7), 0.005, parent=seat)
        ring('light-inner', 0.072, 0.008, m.rubber(), seat, at((0, 0, 0.030)), sides=12)
        disc('light-core', 0.050, 0.036, m.glow('#ff9c40', 2.6), 0.004, parent=seat)
        ball('light-dome', 0.112, m.glass(), seat, at((0, 0, 0.022)), (1, 1, 0.42))
    elif badge == 'bars':
        for k in range(3):
            slab('bar', 0.07, 0.10 + 0.06 * k, 0.02, m.glow(light, 2.2), 0.009, seat, at(((k - 1) * 0.105, 0, 0.012), (90, 0, 0)))
    elif badge == 'slots':
        for k in (-1, 0, 1):
            slab('slot', 0.30 - 0.06 * abs(k), 0.035, 0.02, m.groove() if k else m.glow(light, 2.2), 0.009, seat, at((0, k * 0.085, 0.010), (90, 0, 0)))
    for sx in (-1, 1):
        for sz in (-1, 1):
            x, zz = sx * 0.245, z + sz * 0.185
            side = math.degrees(math.atan2(surface_y(x + 0.02, zz) - surface_y(x - 0.02, zz), 0.04))
            n = (math.sin(math.radians(side)), -math.cos(math.radians(side)), 0.25 * sz * (1 if sz > 0 else 0.2))
            screw(0.020, m.metal(), m.groove(), body, aim((x, surface_y(x, zz) - 0.024, zz), n, (0, 0, 1)))


def trunk(body, shell, accent):
    cuts = [(0.315, 0.024, 0.020), (0.375, 0.024, 0.020), (0.865, 0.022, 0.018)]
    bands = [(0.0, 0.315, 2), (0.315, 0.375, 1)]
    mats = [m.ceramic(shell), m.ceramic(accent), m.satin('#3a312b'), m.groove()]
    turn('trunk', [(-0.61, 0)] + _curve, mats, 'Z', 1, DEPTH, SECTION, 200, cuts, bands, body)


def neck(body, trim):
    pts = fillet([(0.53, 0.30), (0.60, 0.285, 0.02), (0.635, 0.25, 0.02), (0.635, 0.19)], 6)
    turn('neck-ring', pts, [trim], seg=96, parent=body)
    rib = [(0.60, 0.19)]
    for k in range(5):
        rib += [(0.625 + k * 0.042, 0.178), (0.640 + k * 0.042, 0.205), (0.655 + k * 0.042, 0.205)]
    turn('neck', spline(rib, 120), [m.rubber()], seg=80, parent=body)


def legs(body, shell, accent, trim, pose):
    """Short legs with round boots; pose gives each leg (forward swing, outward swing, toe pitch) in degrees."""
    for side, swing in zip((-1, 1), pose):
        hip = empty('hip', body, at((side * 0.265, 0.0, -0.50), (swing[0], side * -swing[1], 0)))
        turn('hip-cap', fillet([(-0.115, 0.10), (-0.115, 0.165, 0.02), (-0.02, 0.19, 0.06), (0.06, 0.12)], 6), [m.ceramic(shell)], seg=64, parent=hip)
        rib = []
        for k in range(7):
            z = -0.30 + k * 0.032
            rib += [(z, 0.112), (z + 0.010, 0.128), (z + 0.022, 0.128)]
        turn('shin', spline(rib, 140), [m.rubber()], seg=64, parent=hip)
        boot = empty('boot', hip, at((0, 0, -0.29), (swing[2], 0, side * 9), 1.12))
        cuff = fillet([(-0.06, 0.17), (0.0, 0.185, 0.02), (0.045, 0.172, 0.02), (0.045, 0.12)], 6)
        turn('boot-cuff', cuff, [m.ceramic(accent)], seg=64, parent=boot)
        soft_box('boot-shell', (0.205, 0.275, 0.165), m.ceramic(shell), 2.7, 36, boot, at((0, -0.075, -0.125)))
        sole = soft_box('boot-sole', (0.212, 0.284, 0.075), m.satin(accent), 3.2, 30, boot, at((0, -0.075, -0.255)))
        soft_box('boot-toe', (0.13, 0.07, 0.055), m.satin('#3a312b'), 3.0, 20, boot, at((0, -0.315, -0.155), (-14, 0, 0)))
        disc('ankle-pin', 0.045, 0.02, trim, 0.01, parent=boot, matrix=aim((side * 0.196, -0.05, -0.10), (side, 0, 0)))


def hover(body, shell, accent, trim, light):
    """A floating base: a short skirt, a metal ring and a lit jet."""
    skirt = fillet([(-0.50, 0.42), (-0.62, 0.40, 0.04), (-0.74, 0.31, 0.06), (-0.78, 0.22, 0.02), (-0.74, 0.19)], 8)
    turn('skirt', skirt[::-1], [m.ceramic(shell)], seg=96, parent=body)
    ring('jet-ring', 0.225, 0.030, trim, body, at((0, 0, -0.775)))
    jet = fillet([(-0.76, 0.0), (-0.80, 0.18, 0.05), (-0.74, 0.20)], 6)
    turn('jet', jet, [m.lamp(light, 3.0)], seg=64, parent=body)


def build(root, shell, accent, trim, light, badge='light', base='legs', leg_pose=((0, 4, 0), (0, 4, 0))):
    body = empty('body', root)
    trunk(body, shell, accent)
    chest(body, shell, accent, trim, light, badge)
    neck(body, trim)
    if base == 'legs':
        legs(body, shell, accent, trim, leg_pose)
    elif base == 'hover':
        hover(body, shell, accent, trim, light)
    return body
