"""The head: a turned ceramic helmet, a gasket, a display and its cover glass."""
import numpy as np

from . import face, materials as m
from .mesh import at, empty, turn
from .profiles import round_profile, spline
from .shapes import screw

WIDE, TALL, FRONT, BACK = 1.0, 0.80, 0.76, 0.80
SECTION, ROUND = 2.75, 2.45
VISOR = 0.845


def _split(profile, radius):
    """Profile before and after the point where the front reaches a radius."""
    k = next(i for i, (_, r) in enumerate(profile) if r >= radius)
    (a0, r0), (a1, r1) = profile[k - 1], profile[k]
    t = (radius - r0) / (r1 - r0)
    edge = (a0 + (a1 - a0) * t, radius)
    return profile[:k] + [edge], [edge] + profile[k:], edge


def surface_y(x, z):
    """Front y of the shell at a place (for things that sit on it)."""
    rho = (abs(x / WIDE) ** SECTION + abs(z / TALL) ** SECTION) ** (1 / SECTION)
    return -FRONT * max(1 - min(rho, 1) ** ROUND, 0) ** (1 / ROUND)


def shell_point(u, v):
    """A place on the upper shell: u to the right, v to the back; returns (x, y, z)."""
    a = min(abs(v) / (BACK if v > 0 else FRONT), 0.999)
    rad = (1 - a ** ROUND) ** (1 / ROUND)
    z = TALL * max(rad ** SECTION - abs(u / WIDE) ** SECTION, 0) ** (1 / SECTION)
    return (u, v, z)


def helmet(shell, accent, parent):
    profile = round_profile(FRONT, BACK, ROUND)
    _, rest, edge = _split(profile, VISOR)
    a, r = edge
    lip = [(a + 0.13, r - 0.055), (a + 0.02, r - 0.052), (a - 0.012, r - 0.044), (a - 0.030, r - 0.026), (a - 0.026, r - 0.006)]
    rest = [p for p in rest if p[1] > r + 0.012 or p[0] > 0]
    # a seam behind the front shell, an accent band between two seams, and a small cap seam at the back
    cuts = [(0.345, 0.026, 0.022), (0.425, 0.026, 0.022), (0.80, 0.022, 0.018)]
    bands = [(0.345, 0.425, 1)]
    return turn('helmet', lip + rest, [m.ceramic(shell), m.ceramic(accent), m.groove()], 'Y', WIDE, TALL, SECTION, 256, cuts, bands, parent)


def visor(image, trim, parent, power):
    profile = round_profile(FRONT, BACK, ROUND, 180)
    front, _, edge = _split(profile, VISOR - 0.034)
    a, r = edge
    screen = turn('screen', [(p[0] + 0.085 - 0.02 * p[1], p[1] * 0.995) for p in front], m.display(image, power), 'Y', WIDE, TALL, SECTION, 200, parent=parent)
    uv_front(screen)
    # gently domed cover glass
    dome = [(p[0] - 0.020 - 0.025 * (1 - (p[1] / r) ** 2), p[1]) for p in front]
    turn('glass', dome + [(a + 0.0, r + 0.006), (a + 0.05, r + 0.004)], m.glass(), 'Y', WIDE, TALL, SECTION, 200, parent=parent, smooth=180)
    gasket = [(a + 0.10, r - 0.012), (a - 0.006, r - 0.010), (a - 0.032, r - 0.002), (a - 0.040, r + 0.010), (a - 0.030, r + 0.022), (a + 0.0, r + 0.028), (a + 0.10, r + 0.028)]
    gasket = spline(gasket, 60)
    turn('gasket', gasket, trim, 'Y', WIDE, TALL, SECTION, 220, parent=parent, smooth=180)


def uv_front(obj):
    """Maps a surface from the front, so that the face picture fills it."""
    mesh = obj.data
    co = np.zeros(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get('co', co)
    co = co.reshape(-1, 3)
    loops = np.zeros(len(mesh.loops), int)
    mesh.loops.foreach_get('vertex_index', loops)
    half = WIDE * VISOR, TALL * VISOR
    uv = np.stack([co[loops, 0] / half[0], co[loops, 2] / half[1]], 1) * 0.5 + 0.5
    mesh.uv_layers.new(name='face').data.foreach_set('uv', uv.ravel())


def build(parent, shell, accent, trim, face_spec, power=3.0, name='robot'):
    """The head around its own centre; returns the empty that carries it."""
    head = empty('head', parent, at((0, 0, 0.86)))
    image = face.draw(f'{name}-face', (WIDE * VISOR, TALL * VISOR), **face_spec)
    helmet(shell, accent, head)
    visor(image, trim, head, power)
    for side in (-1, 1):
        x, y, z = shell_point(side * 0.55, 0.02)
        screw(0.022, m.metal(), m.groove(), head, at((x, y, z - 0.006), (0, side * 16, 0)))
    return head
