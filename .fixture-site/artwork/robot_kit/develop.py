"""Develops a render: joint denoising guided by albedo and normals, then tone mapping.

Blender's own denoiser is not in every build, so a small non-local filter does the work.
"""
import numpy as np


def shift(a, dy, dx):
    """The picture moved by some pixels, edges repeated."""
    h, w = a.shape[:2]
    ys, xs = np.clip(np.arange(h) + dy, 0, h - 1), np.clip(np.arange(w) + dx, 0, w - 1)
    return a[ys][:, xs]


def box(a, r):
    """Mean over a square, by running sums."""
    p = np.pad(a, r + 1, 'edge').astype(np.float64).cumsum(0).cumsum(1)
    n = 2 * r + 1
    return ((p[n:-1, n:-1] - p[:-n - 1, n:-1] - p[n:-1, :-n - 1] + p[:-n - 1, :-n - 1]) / n ** 2).astype(np.float32)


def denoise(colour, guides, radius=5, patch=1, strength=1.0):
    """Averages pixels whose surroundings and guides agree; colour is linear RGBA, guides is a list of (image, tolerance)."""
    rgb = np.log1p(np.maximum(colour[..., :3], 0) * 4)
    noise = np.abs(rgb - np.stack([box(rgb[..., c], 1) for c in range(3)], -1)).mean(-1)
    sigma2 = (0.010 + 1.1 * box(noise, 4)) ** 2 * strength
    total = np.zeros_like(colour)
    weights = np.zeros(colour.shape[:2], np.float32)
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            if dy * dy + dx * dx > radius * radius + 1:
                continue
            diff = ((rgb - shift(rgb, dy, dx)) ** 2).mean(-1)
            w = box(diff, patch) / (2.2 * sigma2)
            for guide, tolerance in guides:
                w = w + ((guide - shift(guide, dy, dx)) ** 2).sum(-1) / tolerance ** 2
            w = np.exp(-w - (dy * dy + dx * dx) / (2 * (radius * 0.8) ** 2)).astype(np.float32)
            total += shift(colour, dy, dx) * w[..., None]
            weights += w
    return total / weights[..., None]


def despeckle(colour):
    """Holds single bright sparks down to their neighbours."""
    lum = colour[..., :3].mean(-1)
    around = np.sort(np.stack([shift(lum, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx], 0), 0)
    limit = around[-2] * 1.15 + 0.01
    gain = np.minimum(1, limit / np.maximum(lum, 1e-6))
    out = colour.copy()
    out[..., :3] *= gain[..., None]
    return out


def develop(colour, albedo, normal):
    """The finished linear picture from a render and its guide passes."""
    alpha = colour[..., 3:4]
    clean = despeckle(colour)
    guides = [(albedo[..., :3], 0.12), (normal[..., :3], 0.30), (alpha, 0.2)]
    clean = denoise(clean, guides)
    return np.concatenate([clean[..., :3] / np.maximum(clean[..., 3:4], 1e-4) * alpha, alpha], -1).astype(np.float32)
