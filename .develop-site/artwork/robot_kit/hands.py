"""Hands: soft mittens with three fingers and a thumb, fused into one skin."""
import math

from mathutils import Matrix, Vector

from . import materials as m
from .mesh import at, make, turn
from .profiles import fillet
from .shapes import fuse, soft_box, tube

# bends of a finger's two joints, and of the thumb, in degrees (towards the palm)
GRIPS = {
    'open': ((4, 8), (0, 4), 34),
    'relaxed': ((22, 34), (14, 24), 24),
    'soft': ((10, 16), (6, 10), 34),
    'cup': ((26, 38), (26, 22), 40),
    'grip': ((62, 74), (50, 46), 10),
    'fist': ((78, 88), (60, 62), 4),
    'point': ((4, 8), (60, 50), 10),
    'thumb': ((80, 92), (-6, -4), 46),
}


def finger(base, direction, normal, bend, lengths, radii):
    """Soft bones along a bent finger; the bend turns the direction towards -normal (the palm)."""
    axis = Vector(direction).cross(-Vector(normal)).normalized()
    d, p, parts = Vector(direction).normalized(), Vector(base), []
    pts, rad = [p.copy()], [radii[0]]
    for k, length in enumerate(lengths):
        for step in range(6):
            d = Matrix.Rotation(math.radians(bend[k] / 6), 3, axis) @ d
            p = p + d * length / 6
            pts.append(p.copy())
            t = (k * 6 + step + 1) / (6 * len(lengths))
            rad.append(radii[0] + (radii[1] - radii[0]) * t)
    return tube('finger', pts, rad, None, sides=16)


def unparent(obj):
    """Bakes children (caps) into world space so that they can be joined."""
    out = [obj]
    for child in list(obj.children):
        world = child.matrix_basis.copy()
        child.parent = None
        child.matrix_basis = world
        out.append(child)
    return out


_skins = {}


def mitten(side, grip, splay):
    """The fused skin of a hand, modelled once for each grip."""
    bends, thumb_bend, thumb_out = GRIPS[grip]
    inner = -side
    parts = [soft_box('palm', (0.165, 0.095, 0.165), None, 2.6, 18, None, at((0, 0, 0.155)))]
    for k, (x, reach) in enumerate(((-0.118, 0.95), (0.0, 1.08), (0.118, 0.97))):
        lean = math.radians(x / 0.118 * 13 * splay)
        bend = GRIPS['fist'][0] if grip == 'point' and x != inner * 0.118 else bends
        parts += unparent(finger((x * 0.98, 0, 0.245), (math.sin(lean), 0, math.cos(lean)), (0, 1, 0), bend, (0.135 * reach, 0.115 * reach), (0.074, 0.064)))
    a = math.radians(thumb_out + 12)
    direction = (inner * math.sin(a + 0.35), -0.28, math.cos(a + 0.35))
    parts += unparent(finger((inner * 0.115, -0.02, 0.10), direction, (-inner * 0.9, 0.4, 0), thumb_bend, (0.125, 0.10), (0.074, 0.062)))
    return fuse(parts, 0.010, 7)


def build(hand, side, grip, skin, trim, splay=1.0):
    """A hand at the wrist: fingers along z, palm towards -y, thumb towards the body's middle (x mirrored by side)."""
    key = side, grip, splay
    if key not in _skins:
        _skins[key] = mitten(*key)
    make('mitten', *_skins[key], skin, None, hand, None, 180)
    cuff = fillet([(-0.03, 0.075), (-0.015, 0.112, 0.015), (0.02, 0.118, 0.015), (0.035, 0.10)], 6)
    turn('wrist-ring', cuff, [trim], seg=56, parent=hand)
