"""Studio: render settings, softboxes, camera, cyclorama."""
import math

import bpy
from mathutils import Vector

from . import materials as m
from .mesh import aim, make

QUALITY = {'scale': 1.0, 'samples': None}


def reset():
    """An empty file and an empty material cache."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    m.reset()


def settings(width, height, samples=128, alpha=False, exposure=0.0, look='Medium High Contrast'):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x = int(width * QUALITY['scale'])
    scene.render.resolution_y = int(height * QUALITY['scale'])
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = alpha
    c = scene.cycles
    c.device, c.seed = 'CPU', 7
    c.samples = QUALITY['samples'] or samples
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.012, 24
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces = 5, 2, 3, 10
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy = 3.0, 0.6
    c.film_exposure = 1.0
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    world(0.32)


def world(power, low='#d9b48c', high='#fff4e4'):
    """A soft warm sky, brighter above, for fill and reflections."""
    w = bpy.data.worlds.new('world')
    bpy.context.scene.world = w
    w.use_nodes = True
    tree = w.node_tree
    tree.nodes.clear()
    coord, split = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp, mix = tree.nodes.new('ShaderNodeMapRange'), tree.nodes.new('ShaderNodeMixRGB')
    back, out = tree.nodes.new('ShaderNodeBackground'), tree.nodes.new('ShaderNodeOutputWorld')
    ramp.inputs['From Min'].default_value = -0.6
    mix.inputs[1].default_value, mix.inputs[2].default_value = (*m.rgb(low), 1), (*m.rgb(high), 1)
    back.inputs['Strength'].default_value = power
    tree.links.new(coord.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], ramp.inputs['Value'])
    tree.links.new(ramp.outputs[0], mix.inputs[0])
    tree.links.new(mix.outputs[0], back.inputs['Color'])
    tree.links.new(back.outputs[0], out.inputs['Surface'])


def softbox(name, loc, target, size, power, colour='#ffffff', glossy=True):
    data = bpy.data.lights.new(name, 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', size[0], size[1]
    data.energy, data.color = power, m.rgb(colour)
    obj = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(obj)
    obj.matrix_world = aim(loc, Vector(loc) - Vector(target), (0, 0, 1))
    obj.visible_camera = False
    obj.visible_glossy = glossy
    return obj


def three_lights(target=(0, 0, 0.6), key=430, rim=560, gold=330, fill=70, reach=1.0):
    """Warm key from the left, orange rim from the right, gold from behind, a low fill."""
    t = Vector(target)

    def far(x, y, z):
        return t + Vector((x, y, z)) * reach

    k = reach * reach
    softbox('key', far(-3.9, -2.7, 3.5), t, (1.7 * reach, 1.9 * reach), key * k, '#fff0dc')
    softbox('rim', far(3.7, 2.4, 0.9), t, (1.2 * reach, 3.2 * reach), rim * k, '#ff7430')
    softbox('gold', far(-2.6, 3.6, 2.8), t, (2.4 * reach, 1.6 * reach), gold * k, '#ffcf7d')
    softbox('fill', far(3.0, -4.4, 0.3), t, (2.6 * reach, 2.2 * reach), fill * k, '#ffe3c4', glossy=False)
    softbox('top', far(0.2, 1.7, 3.7), t, (2.6 * reach, 0.9 * reach), 120 * k, '#fff0da')
    softbox('edge', far(-4.4, -0.2, 0.3), t, (0.55 * reach, 3.0 * reach), 75 * k, '#fff1e0')
    softbox('strip', far(3.0, -4.0, 3.3), t, (0.5 * reach, 1.6 * reach), 24 * k, '#fff4e6')


def camera(loc, target, lens=85, shift=(0, 0)):
    data = bpy.data.cameras.new('camera')
    data.lens, data.shift_x, data.shift_y = lens, shift[0], shift[1]
    obj = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(obj)
    obj.matrix_world = aim(loc, Vector(loc) - Vector(target), (0, 0, 1))
    bpy.context.scene.camera = obj
    return obj


def cyclorama(floor, low, high, z=0.0, depth=3.2, top=(0.2, 4.2), bend=2.2, power=0.0, width=40):
    """A paper sweep: floor, curve, wall; colour runs upwards."""
    pts = [(-14, z), (depth, z)]
    for k in range(1, 25):
        a = k / 24 * math.pi / 2
        pts.append((depth + bend * math.sin(a), z + bend * (1 - math.cos(a))))
    pts.append((depth + bend, z + 24))
    verts = [(x, y, h) for y, h in pts for x in (-width, width)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(pts) - 1)]
    return make('cyclorama', verts, faces, m.gradient(low, high, z + top[0], z + top[1], power), None, None, None, 180)
