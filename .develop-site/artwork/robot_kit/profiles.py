"""Profiles: polylines of (axial, radius) that turned parts are swept from."""
import numpy as np


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


def round_profile(front, back, power=2.5, n=140):
    """Profile of a rounded body of radius 1 along its axis, from -front to back."""
    phi = np.linspace(0, np.pi, n)
    c, s = np.cos(phi), np.sin(phi)
    r = (np.abs(c) ** power + np.abs(s) ** power) ** (-1 / power)
    return [(-(front if ci > 0 else back) * ci * ri, max(si * ri, 0)) for ci, si, ri in zip(c, s, r)]
