"""Renders the scene, develops it, and writes a web picture below the size limit."""
import os
import tempfile
import time

import bpy
import numpy as np
from PIL import Image

from . import develop

LIMIT = 700_000


def _passes(folder):
    """Lets the compositor write colour, albedo and normals as float files."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    out.file_slots.clear()
    for slot, socket in (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        out.file_slots.new(slot)
        tree.links.new(source.outputs[socket], out.inputs[slot])


def _load(folder, slot):
    name = next(n for n in os.listdir(folder) if n.startswith(slot))
    image = bpy.data.images.load(os.path.join(folder, name))
    w, h = image.size
    data = np.zeros(w * h * 4, np.float32)
    image.pixels.foreach_get(data)
    return data.reshape(h, w, 4)


def _tone_map(pixels, path, alpha):
    scene = bpy.context.scene
    h, w = pixels.shape[:2]
    image = bpy.data.images.new('developed', w, h, alpha=True, float_buffer=True)
    image.colorspace_settings.name, image.alpha_mode = 'Linear', 'PREMUL'
    image.pixels.foreach_set(pixels.ravel())
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGBA' if alpha else 'RGB'
    image.save_render(path, scene=scene)


def _ground(picture, ground):
    """Sets a picture with alpha on a soft paper ground: colour runs up, light pools behind the subject."""
    w, h = picture.size
    x, y = np.meshgrid(np.linspace(-1, 1, w) * w / h, np.linspace(1, -1, h))
    low, high = (np.array([int(c[i:i + 2], 16) for i in (1, 3, 5)], float) for c in ground[:2])
    t = np.clip(y * 0.5 + 0.5, 0, 1)[..., None] ** 1.1
    pool = np.exp(-((x + 0.15) ** 2 + (y - 0.15) ** 2) / 0.9)[..., None]
    base = low * (1 - t) + high * t
    base = base * 0.94 + pool * (high * 1.06 + 14 - base) * 0.55
    base *= 1 - 0.10 * np.clip(np.hypot(x * 0.6, y) - 0.7, 0, 1)[..., None]
    base += np.random.default_rng(7).normal(0, 1.1, base.shape)
    paper = Image.fromarray(np.clip(base, 0, 255).astype(np.uint8), 'RGB').convert('RGBA')
    paper.alpha_composite(picture.convert('RGBA'))
    return paper


def _encode(png, target, ground=None):
    picture = Image.open(png)
    if ground:
        picture = _ground(picture, ground)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    for quality in (94, 92, 90, 87, 84, 80, 75, 70):
        if target.endswith('.jpg'):
            picture.convert('RGB').save(target, quality=quality, subsampling=0, optimize=True, progressive=True)
        elif target.endswith('.webp'):
            picture.save(target, quality=quality, method=6, exact=False)
        else:
            picture.save(target, optimize=True)
        if os.path.getsize(target) <= LIMIT:
            return


def render(target, ground=None):
    start = time.time()
    alpha = bpy.context.scene.render.film_transparent
    with tempfile.TemporaryDirectory() as folder:
        _passes(folder)
        bpy.ops.render.render()
        middle = time.time()
        pixels = develop.develop(*(_load(folder, slot) for slot in ('colour', 'albedo', 'normal')))
        png = os.path.join(folder, 'developed.png')
        _tone_map(pixels, png, alpha)
        _encode(png, target, ground)
    print(f'{os.path.basename(target)}: render {middle - start:.0f} s, develop {time.time() - middle:.0f} s, '
          f'{os.path.getsize(target) // 1024} kB', flush=True)
