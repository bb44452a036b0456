"""Mesh tools: everything of the robots is turned, swept or lofted from a few numbers."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

AXES = {
    'Z': lambda a, u, v: (u, v, a),
    'Y': lambda a, u, v: (u, a, v),
    'X': lambda a, u, v: (a, u, v),
}


def make(name, verts, faces, mats, face_mats=None, parent=None, matrix=None, smooth=40):
    """A mesh object, shaded smooth up to an angle (degrees)."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    mesh.validate()
    for mat in mats if isinstance(mats, (list, tuple)) else [mats]:
        mesh.materials.append(mat)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    if face_mats is not None:
        mesh.polygons.foreach_set('material_index', list(face_mats))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth)
    mesh.update()
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(obj)
    return place(obj, parent, matrix)


def place(obj, parent=None, matrix=None):
    if parent is not None:
        obj.parent = parent
    if matrix is not None:
        obj.matrix_basis = matrix
    return obj


def empty(name, parent=None, matrix=None):
    obj = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(obj)
    return place(obj, parent, matrix)


def at(loc, rot=(0, 0, 0), scale=1.0):
    """A matrix from a place, Euler angles in degrees and a scale."""
    x, y, z = (math.radians(r) for r in rot)
    turn = Matrix.Rotation(z, 4, 'Z') @ Matrix.Rotation(y, 4, 'Y') @ Matrix.Rotation(x, 4, 'X')
    size = scale if isinstance(scale, (tuple, list)) else (scale,) * 3
    return Matrix.Translation(loc) @ turn @ Matrix.Diagonal((*size, 1))


def aim(loc, z_dir, y_dir=(0, 1, 0), scale=1.0):
    """A matrix whose z axis looks along z_dir and whose y axis stays near y_dir."""
    z = Vector(z_dir).normalized()
    x = Vector(y_dir).cross(z)
    x = x.normalized() if x.length > 1e-6 else z.orthogonal().normalized()
    y = z.cross(x)
    turn = Matrix((x, y, z)).transposed().to_4x4()
    return Matrix.Translation(loc) @ turn @ Matrix.Scale(scale, 4)


def fillet(corners, steps=6):
    """A polyline of (axial, radius) from corners (axial, radius[, bevel]) with rounded corners."""
    pts = [(c[0], c[1]) for c in corners]
    out = []
    for i, c in enumerate(corners):
        bevel = c[2] if len(c) > 2 else 0
        if bevel <= 0 or i in (0, len(corners) - 1):
            out.append(pts[i])
            continue
        p, a, b = (np.array(pts[k], float) for k in (i, i - 1, i + 1))
        ea, eb = (a - p), (b - p)
        la, lb = np.linalg.norm(ea), np.linalg.norm(eb)
        d = min(bevel, la * 0.49, lb * 0.49)
        p0, p1 = p + ea / la * d, p + eb / lb * d
        for k in range(steps + 1):
            t = k / steps
            out.append(tuple((1 - t) ** 2 * p0 + 2 * t * (1 - t) * p + t * t * p1))
    return out


def spline(points, n=120):
    """A Catmull-Rom curve through points (axial, radius)."""
    p = np.array(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out, spans = [], len(points) - 1
    for k in range(n + 1):
        s = min(k / n * spans, spans - 1e-9)
        i, t = int(s), s - int(s)
        a, b, c, d = p[i:i + 4]
        q = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
        out.append((q[0], max(q[1], 0.0)))
    return out


def groove(points, cuts):
    """Presses rounded grooves (arc fraction, width, depth) into a profile; returns points and flags of groove floors."""
    p = np.array(points, float)
    arc = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    total = arc[-1]
    extra = [c[0] * total + c[1] * u for c in cuts for u in np.linspace(-0.9, 0.9, 29)]
    s = np.unique(np.clip(np.concatenate([arc, extra]), 0, total))
    q = np.stack([np.interp(s, arc, p[:, 0]), np.interp(s, arc, p[:, 1])], 1)
    tangent = np.gradient(q, axis=0)
    tangent /= np.maximum(np.linalg.norm(tangent, axis=1, keepdims=True), 1e-9)
    normal = np.stack([tangent[:, 1], -tangent[:, 0]], 1)
    floor = np.zeros(len(s), bool)
    for frac, width, depth in cuts:
        u = np.abs(s - frac * total) / (width / 2)
        k = np.clip((1.3 - u) / 0.75, 0, 1)
        q += normal * (k * k * (3 - 2 * k) * depth)[:, None]
        floor |= u < 0.8
    return q, s / total, floor


def turn(name, points, mats, axis='Z', sx=1.0, sy=1.0, power=2.0, seg=128, cuts=(), bands=(), parent=None, matrix=None, smooth=40):
    """A turned part: a profile swept round an axis with a superellipse section.

    bands: (from, to, material index) in fractions of the profile; groove floors take the last material.
    """
    p, frac, floor = groove(points, cuts) if cuts else (np.array(points, float), np.linspace(0, 1, len(points)), None)
    ang = np.linspace(0, 2 * np.pi, seg, endpoint=False)
    c, s = np.cos(ang), np.sin(ang)
    r = (np.abs(c) ** power + np.abs(s) ** power) ** (-1 / power)
    u, v = c * r * sx, s * r * sy
    place_on = AXES[axis]
    verts = [place_on(a, rad * u[k], rad * v[k]) for a, rad in p for k in range(seg)]
    mats = list(mats) if isinstance(mats, (list, tuple)) else [mats]
    faces, ids = [], []
    flip = axis == 'Y'
    for i in range(len(p) - 1):
        mid = (frac[i] + frac[i + 1]) / 2
        idx = next((m for a, b, m in bands if a <= mid < b), 0)
        if floor is not None and floor[i] and floor[i + 1]:
            idx = len(mats) - 1
        for k in range(seg):
            n = (k + 1) % seg
            quad = (i * seg + k, i * seg + n, (i + 1) * seg + n, (i + 1) * seg + k)
            faces.append(quad[::-1] if flip else quad)
            ids.append(idx)
    return make(name, verts, faces, mats, ids, parent, matrix, smooth)


def round_profile(front, back, power=2.5, n=140):
    """Profile of a rounded body of radius 1 along its axis, from -front to back."""
    phi = np.linspace(0, np.pi, n)
    c, s = np.cos(phi), np.sin(phi)
    r = (np.abs(c) ** power + np.abs(s) ** power) ** (-1 / power)
    return [(-(front if ci > 0 else back) * ci * ri, max(si * ri, 0)) for ci, si, ri in zip(c, s, r)]
