"""Smaller shapes: soft boxes, plates on curved shells, tubes, fused soft parts, screws."""
import math

import bpy
import numpy as np
from mathutils import Vector

from .mesh import aim, fillet, make, place, turn


def soft_box(name, half, mat, power=4.0, n=28, parent=None, matrix=None):
    """A superellipsoid made from a cube's grid: no poles, even highlights."""
    verts, faces, index = [], [], {}

    def vert(p):
        key = tuple(round(c, 6) for c in p)
        if key not in index:
            q = np.array(p)
            q = q / (np.sum(np.abs(q) ** power) ** (1 / power))
            index[key] = len(verts)
            verts.append(tuple(q * np.array(half)))
        return index[key]

    grid = np.tan(np.linspace(-math.pi / 4, math.pi / 4, n + 1))
    for axis in range(3):
        for sign in (-1, 1):
            for i in range(n):
                for j in range(n):
                    quad = []
                    for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)):
                        p = [0, 0, 0]
                        p[axis], p[(axis + 1) % 3], p[(axis + 2) % 3] = sign, grid[a], grid[b]
                        quad.append(vert(p))
                    faces.append(quad if sign > 0 else quad[::-1])
    return make(name, verts, faces, mat, None, parent, matrix, 180)


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
    verts, faces = [], []
    for i in range(seg):
        a = 2 * math.pi * i / seg
        for j in range(sides):
            b = 2 * math.pi * j / sides
            r = radius + thick * math.cos(b)
            verts.append((r * math.cos(a), r * math.sin(a), thick * squash * math.sin(b)))
    for i in range(seg):
        for j in range(sides):
            n, m = (i + 1) % seg, (j + 1) % sides
            faces.append((i * sides + j, n * sides + j, n * sides + m, i * sides + m))
    return make(name, verts, faces, mat, None, parent, matrix, 180)


def tube(name, points, radius, mat, parent=None, matrix=None, sides=20, caps=True, closed=False):
    """A round tube along points; radius is a number or a list with one per point."""
    pts = [Vector(p) for p in points]
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * len(pts)
    verts, faces, side = [], [], None
    for i, p in enumerate(pts):
        a = pts[i - 1] if i or closed else p
        b = pts[(i + 1) % len(pts)] if i < len(pts) - 1 or closed else p
        t = (b - a).normalized()
        side = t.orthogonal().normalized() if side is None else (side - t * side.dot(t)).normalized()
        up = t.cross(side)
        for k in range(sides):
            w = 2 * math.pi * k / sides
            verts.append(p + (side * math.cos(w) + up * math.sin(w)) * radii[i])
    for i in range(len(pts) if closed else len(pts) - 1):
        n = (i + 1) % len(pts)
        for k in range(sides):
            m = (k + 1) % sides
            faces.append((i * sides + k, i * sides + m, n * sides + m, n * sides + k))
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
    verts, faces = [], []
    for rho, up in rows:
        for k in range(seg):
            a = 2 * math.pi * k / seg
            c, s = math.cos(a), math.sin(a)
            r = (abs(c) ** power + abs(s) ** power) ** (-1 / power) * max(rho, 1e-4)
            x, z = cx + hx * c * r, cz + hz * s * r
            verts.append((x, surface(x, z) - up, z))
    for i in range(len(rows) - 1):
        for k in range(seg):
            n = (k + 1) % seg
            faces.append((i * seg + k, i * seg + n, (i + 1) * seg + n, (i + 1) * seg + k)[::-1])
    return make(name, verts, faces, mat, None, parent, None, 50)


def fuse(name, parts, mat, voxel=0.012, smooth=10, parent=None, matrix=None):
    """Joins overlapping closed meshes into one soft skin (hands)."""
    for part in parts:
        part.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.context.view_layer.update()
    bpy.ops.object.join()
    obj = bpy.context.view_layer.objects.active
    remesh = obj.modifiers.new('remesh', 'REMESH')
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = 'VOXEL', voxel, True
    soften = obj.modifiers.new('smooth', 'SMOOTH')
    soften.factor, soften.iterations = 0.6, smooth
    obj.select_set(False)
    obj.name = name
    obj.data.materials.clear()
    obj.data.materials.append(mat)
    return place(obj, parent, matrix)


def screw(radius, metal, dark, parent=None, matrix=None):
    """A small countersunk hex screw that looks along its z axis."""
    disc('screw-seat', radius * 1.3, radius * 0.3, dark, radius * 0.1, seg=32, parent=parent, matrix=matrix)
    pts = fillet([(0, 0), (0, radius), (radius * 0.6, radius, radius * 0.3), (radius * 0.6, radius * 0.5), (radius * 0.35, radius * 0.45), (radius * 0.35, 0)], 5)
    turn('screw', pts, [metal], seg=36, parent=parent, matrix=matrix, smooth=35)
