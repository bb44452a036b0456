"""The face: a picture for the display behind the glass, drawn from distance fields."""
import bpy
import numpy as np

from .materials import rgb

WIDTH = 960


def capsule(x, z, a, b, r):
    """Distance to a rounded stroke from a to b."""
    px, pz, bx, bz = x - a[0], z - a[1], b[0] - a[0], b[1] - a[1]
    h = np.clip((px * bx + pz * bz) / max(bx * bx + bz * bz, 1e-9), 0, 1)
    return np.hypot(px - bx * h, pz - bz * h) - r


def stroke(x, z, pts, r):
    field = capsule(x, z, pts[0], pts[1], r)
    for a, b in zip(pts[1:], pts[2:]):
        np.minimum(field, capsule(x, z, a, b, r), out=field)
    return field


def bow(cx, cz, w, h, n=14):
    """Points of an arch of half-width w and height h (negative: a smile)."""
    t = np.linspace(-1, 1, n)
    return [(cx + w * k, cz + h * (1 - k * k)) for k in t]


def dome(cx, cz, w, h, n=20):
    """Points of half an ellipse, open below."""
    t = np.linspace(np.pi, 0, n)
    return [(cx + w * np.cos(k), cz + h * np.sin(k)) for k in t]


def oval(x, z, rx, rz, power=2.3):
    k = (np.abs(x / rx) ** power + np.abs(z / rz) ** power) ** (1 / power)
    return (k - 1) * min(rx, rz)


def turned(x, z, deg):
    c, s = np.cos(np.radians(deg)), np.sin(np.radians(deg))
    return c * x + s * z, -s * x + c * z


def star(x, z, r):
    """A five-pointed star with soft points."""
    sector = np.pi / 5
    ang = np.abs(np.mod(np.arctan2(x, z) + sector, 2 * sector) - sector)
    rho = np.hypot(x, z)
    px, pz = rho * np.sin(ang), rho * np.cos(ang)
    inner = 0.52 * r
    ex, ez = inner * np.sin(sector), inner * np.cos(sector) - r
    return (px * -ez + (pz - r) * ex) / np.hypot(ex, ez) - 0.09 * r


def heart(x, z, r):
    x, z = np.abs(x) / r, (z + 0.12 * r) / r
    lobe = np.hypot(x - 0.48, z - 0.38) - 0.54
    wedge = np.maximum(np.maximum((x * 0.74 - z * 0.67) - 0.60, z - 0.42), x - 0.9)
    return np.minimum(lobe, wedge) * r


def blur(mask, sigma):
    """A wide Gaussian blur by Fourier transform."""
    fz, fx = np.fft.fftfreq(mask.shape[0])[:, None], np.fft.rfftfreq(mask.shape[1])[None]
    soft = np.exp(-2 * (np.pi * sigma) ** 2 * (fx ** 2 + fz ** 2))
    return np.fft.irfft2(np.fft.rfft2(mask) * soft, mask.shape)


def eye(kind, side, x, z, s):
    """Distance field of one eye, centred; side is -1 (viewer's left) or 1; s is the size."""
    ex = x * side
    if kind == 'happy':
        return stroke(x, z, dome(0, -0.30 * s, 0.60 * s, 0.58 * s), 0.225 * s)
    if kind == 'arc':
        return stroke(x, z, dome(0, -0.24 * s, 0.60 * s, 0.50 * s), 0.19 * s)
    if kind == 'joy':
        return stroke(x, z, [(0.5 * s * side, 0.42 * s), (-0.42 * s * side, 0), (0.5 * s * side, -0.42 * s)], 0.18 * s)
    if kind == 'wink':
        return eye('arc' if side > 0 else 'tall', side, x, z, s)
    if kind == 'tall':
        return oval(x, z, 0.50 * s, 0.82 * s)
    if kind == 'wide':
        return oval(x, z, 0.74 * s, 0.74 * s)
    if kind == 'square':
        return oval(x, z, 0.62 * s, 0.62 * s, 5.5)
    if kind == 'dash':
        return capsule(x, z, (-0.42 * s, 0), (0.42 * s, 0), 0.24 * s)
    if kind == 'ring':
        return np.abs(oval(x, z, 0.60 * s, 0.60 * s)) - 0.16 * s
    if kind == 'calm':
        return np.maximum(oval(x, z, 0.66 * s, 0.66 * s), z - 0.16 * s)
    if kind == 'keen':
        tx, tz = turned(ex, z, 9)
        return np.maximum(oval(x, z, 0.60 * s, 0.76 * s), tz - 0.42 * s)
    if kind == 'worried':
        tx, tz = turned(ex, z, -20)
        lid = stroke(ex, z, [(-0.62 * s, 1.22 * s), (0.0, 1.14 * s), (0.50 * s, 0.86 * s)], 0.10 * s)
        return np.minimum(np.maximum(oval(x, z, 0.58 * s, 0.74 * s), tz - 0.56 * s), lid)
    if kind == 'star':
        return star(x, z + 0.05 * s, 0.86 * s)
    if kind == 'heart':
        return heart(x, z, 0.80 * s)
    if kind == 'curious':
        return oval(x, z, 0.62 * s, 0.80 * s) if side > 0 else oval(x, z + 0.1 * s, 0.46 * s, 0.56 * s)
    raise ValueError(kind)


MOUTHS = {
    'smile': lambda x, z: stroke(x, z, bow(0, 0.03, 0.15, -0.080), 0.024),
    'grin': lambda x, z: np.maximum(oval(x, z - 0.02, 0.15, 0.13), z - 0.03),
    'small': lambda x, z: stroke(x, z, bow(0, 0.02, 0.075, -0.04), 0.020),
    'oh': lambda x, z: np.abs(oval(x, z, 0.05, 0.06)) - 0.016,
    'wavy': lambda x, z: stroke(x, z, [(0.13 * k, 0.022 * np.sin(k * 6.6)) for k in np.linspace(-1, 1, 22)], 0.019),
    'flat': lambda x, z: capsule(x, z, (-0.09, 0), (0.09, 0), 0.02),
    'side': lambda x, z: stroke(x, z, [(0.12 * k + 0.02, 0.05 * max(k, 0) ** 1.5) for k in np.linspace(-1, 1, 20)], 0.020),
}


def draw(name, half, eyes='happy', size=0.30, gap=0.36, lift=0.04, mouth=None, look=(0, 0),
         top='#ffa640', low='#ff6016', blush=0.0, sparkle=True):
    """Draws the display's picture; half is the display's half-width and half-height.

    Without eyes and mouth the display is dark, for a face that the page draws over it.
    """
    w, h = WIDTH, int(WIDTH * half[1] / half[0])
    x, z = np.meshgrid(np.linspace(-half[0], half[0], w, dtype=np.float32), np.linspace(-half[1], half[1], h, dtype=np.float32))
    px = 2 * half[0] / w
    x, z = x - look[0], z - look[1]
    field = np.full(x.shape, 9.0)
    for side in (-1, 1) if eyes else ():
        field = np.minimum(field, eye(eyes, side, x - side * gap, z - lift, size))
    if mouth:
        field = np.minimum(field, MOUTHS[mouth](x, z - lift + size * 1.02))
    mask = np.clip(0.5 - field / (2.2 * px), 0, 1)
    t = np.clip((z - lift) / (1.5 * size) + 0.5, 0, 1)[..., None]
    colour = np.array(rgb(low)) * (1 - t) + np.array(rgb(top)) * t
    edge = np.clip(-field / (0.22 * size), 0, 1)[..., None]
    colour = colour * (0.72 + 0.28 * edge)
    if sparkle and eyes in ('tall', 'wide', 'curious', 'square', 'worried'):
        for side in (-1, 1):
            dot = oval(x - side * gap - 0.20 * size, z - lift - 0.36 * size, 0.13 * size, 0.15 * size)
            colour = colour + (np.clip(0.5 - dot / (3 * px), 0, 1) * 0.9)[..., None] * np.array([1, 0.95, 0.85])
    pixels = np.zeros((h, w, 4), np.float32)
    halo = 0.16 * blur(mask, 0.045 / px) + 0.10 * blur(mask, 0.14 / px)
    lines = 0.93 + 0.07 * np.cos(2 * np.pi * z / 0.026)
    pixels[..., :3] = colour * (mask * lines)[..., None] + np.array(rgb(low)) * (halo * (1 - mask))[..., None]
    if blush:
        for side in (-1, 1):
            cheek = np.hypot((x - side * (gap + 0.16)) / 1.5, z - lift + size * 0.95) / 0.085
            pixels[..., :3] += np.array([1.0, 0.24, 0.07]) * (blush * np.exp(-cheek ** 2))[..., None]
    pixels[..., 3] = 1
    image = bpy.data.images.new(name, w, h, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image
