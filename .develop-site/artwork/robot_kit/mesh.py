"""Mesh tools: everything of the robots is turned, swept or lofted from a few numbers."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from .profiles import groove

AXES = {
    'Z': lambda a, u, v: (u, v, a),
    'Y': lambda a, u, v: (u, a, v),
    'X': lambda a, u, v: (a, u, v),
}


def make(name, verts, faces, mats, face_mats=None, parent=None, matrix=None, smooth=40):
    """A mesh object, shaded smooth up to an angle (degrees)."""
    mesh = bpy.data.meshes.new(name)
    if isinstance(faces, np.ndarray):
        fill(mesh, np.asarray(verts, np.float32), faces)
    else:
        mesh.from_pydata([tuple(v) for v in verts], [], faces)
    for mat in mats if isinstance(mats, (list, tuple)) else [mats]:
        mesh.materials.append(mat)
    mesh.polygons.foreach_set('use_smooth', np.ones(len(mesh.polygons), bool))
    if face_mats is not None:
        mesh.polygons.foreach_set('material_index', np.asarray(face_mats, np.int32))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth)
    mesh.update()
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(obj)
    return place(obj, parent, matrix)


def fill(mesh, verts, faces):
    """Fills a mesh quickly from arrays; all faces have the same number of corners."""
    count, corners = faces.shape
    mesh.vertices.add(len(verts))
    mesh.vertices.foreach_set('co', verts.ravel())
    mesh.loops.add(count * corners)
    mesh.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
    mesh.polygons.add(count)
    mesh.polygons.foreach_set('loop_start', np.arange(0, count * corners, corners, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(count, corners, np.int32))
    mesh.update(calc_edges=True)


def strip(rows, cols, wrap_rows=False):
    """Quads of a grid of vertices whose columns close to a ring."""
    i = np.arange(rows if wrap_rows else rows - 1)[:, None]
    k = np.arange(cols)[None]
    n, j = (k + 1) % cols, (i + 1) % rows
    return np.stack([i * cols + k, i * cols + n, j * cols + n, j * cols + k], -1).reshape(-1, 4)


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


def turn(name, points, mats, axis='Z', sx=1.0, sy=1.0, power=2.0, seg=128, cuts=(), bands=(), parent=None, matrix=None, smooth=40):
    """A turned part: a profile swept round an axis with a superellipse section.

    bands: (from, to, material index) in fractions of the profile; groove floors take the last material.
    """
    p, frac, floor = groove(points, cuts) if cuts else (np.array(points, float), np.linspace(0, 1, len(points)), None)
    ang = np.linspace(0, 2 * np.pi, seg, endpoint=False)
    c, s = np.cos(ang), np.sin(ang)
    r = (np.abs(c) ** power + np.abs(s) ** power) ** (-1 / power)
    u, v = c * r * sx, s * r * sy
    axial, rad = p[:, :1] + 0 * u, p[:, 1:]
    verts = np.stack(AXES[axis](axial, rad * u, rad * v), -1).reshape(-1, 3)
    mats = list(mats) if isinstance(mats, (list, tuple)) else [mats]
    mid, ids = (frac[1:] + frac[:-1]) / 2, np.zeros(len(p) - 1, np.int32)
    for low, high, m in reversed(bands):
        ids[(mid >= low) & (mid < high)] = m
    if floor is not None:
        ids[floor[1:] & floor[:-1]] = len(mats) - 1
    faces = strip(len(p), seg)
    return make(name, verts, faces[:, ::-1] if axis == 'Y' else faces, mats, np.repeat(ids, seg), parent, matrix, smooth)
