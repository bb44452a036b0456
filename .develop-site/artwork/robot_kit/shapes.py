"""Smaller shapes: soft boxes, plates on curved shells, tubes, fused soft parts, screws."""
import math

import bpy
import numpy as np
from mathutils import Vector

from .mesh import aim, make, strip, turn
from .profiles import fillet


def soft_box(name, half, mat, power=4.0, n=28, parent=None, matrix=None):
    """A superellipsoid made from a cube's grid: no poles, even highlights."""
    grid = np.tan(np.linspace(-math.pi / 4, math.pi / 4, n + 1))
    i, j = np.meshgrid(np.arange(n + 1), np.arange(n + 1), indexing='ij')
    k = np.arange(n)
    quad = (k[:, None] * (n + 1) + k[None])[..., None] + np.array([0, n + 1, n + 2, 1])
    points, faces = [], []
    for axis in range(3):
        for sign in (-1, 1):
            p = np.zeros((n + 1, n + 1, 3))
            p[..., axis], p[..., (axis + 1) % 3], p[..., (axis + 2) % 3] = sign, grid[i], grid[j]
            faces.append((quad if sign > 0 else quad[..., ::-1]).reshape(-1, 4) + len(points) * (n + 1) ** 2)
            points.append(p.reshape(-1, 3))
    points = np.concatenate(points)
    _, first, back = np.unique(np.round(points, 6), axis=0, return_index=True, return_inverse=True)
    points = points[first]
    points /= (np.abs(points) ** power).sum(1, keepdims=True) ** (1 / power)
    return make(name, points * np.array(half), back.reshape(-1)[np.concatenate(faces)], mat, None, parent, matrix, 180)


def ball(name, radius, mat, parent=None, matrix=None, squash=(1, 1, 1)):
    return soft_box(name, tuple(radius * s for s in squash), mat, 2.0, 20, parent, matrix)


def slab(name, w, h, d, mat, bevel=0.03, parent=None, matrix=None, segments=4):
    """A box with bevelled edges: width x, depth d along y, height z."""
    x, y, z = w / 2, d / 2, h / 2
    verts = [(sx * x, sy * y, sz * z) for sz in (-1, 1) for sy in (-1, 1) for sx in (-1, 1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (1, 3, 7, 5), (0, 4, 6, 2)]
    obj = make(name, verts, faces, mat, None, parent, matrix, 50)
    mod = obj.modifiers.new('bevel', 'BEVEL')
    mod.width, mod.segments = bevel, segments
    return obj


def disc(name, radius, depth, mats, bevel=0.02, axis='Z', seg=96, parent=None, matrix=None, bands=()):
    pts = fillet([(0, 0), (0, radius, bevel * 0.5), (depth, radius, bevel), (depth, 0)], 6)
    return turn(name, pts, mats, axis, seg=seg, parent=parent, matrix=matrix, bands=bands)


def ring(name, radius, thick, mat, parent=None, matrix=None, seg=96, sides=20, squash=1.0):
    verts = []
    for i in range(seg):
        a = 2 * math.pi * i / seg
        for j in range(sides):
            b = 2 * math.pi * j / sides
            r = radius + thick * math.cos(b)
            verts.append((r * math.cos(a), r * math.sin(a), thick * squash * math.sin(b)))
    return make(name, verts, strip(seg, sides, True)[:, ::-1], mat, None, parent, matrix, 180)


def tube(name, points, radius, mat, parent=None, matrix=None, sides=20, caps=True, closed=False):
    """A round tube along points; radius is a number or a list with one per point."""
    pts = [Vector(p) for p in points]
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * len(pts)
    verts, side = [], None
    for i, p in enumerate(pts):
        a = pts[i - 1] if i or closed else p
        b = pts[(i + 1) % len(pts)] if i < len(pts) - 1 or closed else p
        t = (b - a).normalized()
        side = t.orthogonal().normalized() if side is None else (side - t * side.dot(t)).normalized()
        up = t.cross(side)
        for k in range(sides):
            w = 2 * math.pi * k / sides
            verts.append(p + (side * math.cos(w) + up * math.sin(w)) * radii[i])
    faces = strip(len(pts), sides, closed)
    obj = make(name, verts, faces, mat, None, parent, matrix, 60)
    if caps and not closed:
        for p, r in ((pts[0], radii[0]), (pts[-1], radii[-1])):
            ball(name + '-cap', r, mat, obj, aim(p, (0, 0, 1)))
    return obj


def plate(name, surface, cx, cz, hx, hz, mat, lift=0.02, power=4.0, edge=0.02, sink=0.05, parent=None, rings=24, seg=128, uv=None):
    """A plate with a rounded outline that follows a shell; surface(x, z) gives the shell's front y."""
    rows = [(r, lift) for r in np.linspace(0, 1, rings)[:-1]]
    for k in range(7):
        w = k / 6 * math.pi / 2
        rows.append((1 + edge / hx * (math.sin(w) - 1), lift - edge * (1 - math.cos(w))))
    rows.append((1, -sink))
    rows = sorted(rows[:-8], key=lambda t: t[0]) + rows[-8:]
    rows = [r for r in rows if r[0] <= 1]
    verts = []
    for rho, up in rows:
        for k in range(seg):
            a = 2 * math.pi * k / seg
            c, s = math.cos(a), math.sin(a)
            r = (abs(c) ** power + abs(s) ** power) ** (-1 / power) * max(rho, 1e-4)
            x, z = cx + hx * c * r, cz + hz * s * r
            verts.append((x, surface(x, z) - up, z))
    return make(name, verts, strip(len(rows), seg)[:, ::-1], mat, None, parent, None, 50)


def fuse(parts, voxel=0.012, smooth=10):
    """Joins overlapping closed meshes into one soft skin; returns its points and triangles or quads."""
    for part in parts:
        part.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.join()
    obj = bpy.context.view_layer.objects.active
    remesh = obj.modifiers.new('remesh', 'REMESH')
    remesh.mode, remesh.voxel_size = 'VOXEL', voxel
    soften = obj.modifiers.new('smooth', 'SMOOTH')
    soften.factor, soften.iterations = 0.6, smooth
    mesh = obj.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    co, loops = np.zeros(len(mesh.vertices) * 3, np.float32), np.zeros(len(mesh.loops), np.int32)
    mesh.vertices.foreach_get('co', co)
    mesh.loops.foreach_get('vertex_index', loops)
    bpy.data.objects.remove(obj)
    return co.reshape(-1, 3), loops.reshape(-1, 4)


def screw(radius, metal, dark, parent=None, matrix=None):
    """A small countersunk hex screw that looks along its z axis."""
    disc('screw-seat', radius * 1.3, radius * 0.3, dark, radius * 0.1, seg=32, parent=parent, matrix=matrix)
    pts = fillet([(0, 0), (0, radius), (radius * 0.6, radius, radius * 0.3), (radius * 0.6, radius * 0.5), (radius * 0.35, radius * 0.45), (radius * 0.35, 0)], 5)
    turn('screw', pts, [metal], seg=36, parent=parent, matrix=matrix, smooth=35)
