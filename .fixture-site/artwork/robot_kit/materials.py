"""Materials, made once for each colour. Colours are written as sRGB hex, like in the site's tokens."""
import bpy

CREAM, ORANGE, GOLD, GRAPHITE = '#f3e5cd', '#ff7836', '#d9b65c', '#2b2420'
_cache = {}


def reset():
    _cache.clear()


def rgb(colour):
    if not isinstance(colour, str):
        return tuple(colour)
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


def _new(key, build):
    if key not in _cache:
        mat = bpy.data.materials.new('-'.join(str(k) for k in key)[:60])
        mat.use_nodes = True
        mat.node_tree.nodes.clear()
        out = mat.node_tree.nodes.new('ShaderNodeOutputMaterial')
        shader = build(mat.node_tree)
        mat.node_tree.links.new(shader.outputs[0], out.inputs['Surface'])
        _cache[key] = mat
    return _cache[key]


def principled(tree, colour, rough, metal=0.0, coat=0.0, spec=0.5, **more):
    node = tree.nodes.new('ShaderNodeBsdfPrincipled')
    values = {'Base Color': (*rgb(colour), 1), 'Roughness': rough, 'Metallic': metal, 'Clearcoat': coat,
              'Clearcoat Roughness': 0.04, 'Specular': spec, **more}
    for name, value in values.items():
        node.inputs[name].default_value = value
    return node


def ceramic(colour=CREAM):
    """Glazed shell: a soft body under a hard clear coat."""
    return _new(('ceramic', colour), lambda t: principled(t, colour, 0.30, coat=1.0, spec=0.6))


def satin(colour):
    """Soft-touch plastic."""
    return _new(('satin', colour), lambda t: principled(t, colour, 0.48, coat=0.15, spec=0.4))


def matte(colour):
    return _new(('matte', colour), lambda t: principled(t, colour, 0.75, spec=0.25))


def metal(colour=GOLD, rough=0.24):
    return _new(('metal', colour, rough), lambda t: principled(t, colour, rough, metal=1.0))


def rubber():
    return _new(('rubber',), lambda t: principled(t, GRAPHITE, 0.55, spec=0.35))


def groove():
    return _new(('groove',), lambda t: principled(t, '#2a1d14', 0.7, spec=0.2))


def glow(colour=ORANGE, power=4.0):
    def build(tree):
        node = tree.nodes.new('ShaderNodeEmission')
        node.inputs['Color'].default_value = (*rgb(colour), 1)
        node.inputs['Strength'].default_value = power
        return node
    return _new(('glow', colour, power), build)


def flame(colour, power):
    """Light that thins out towards its outline."""
    def build(tree):
        mix, clear, light = (tree.nodes.new(f'ShaderNode{kind}') for kind in ('MixShader', 'BsdfTransparent', 'Emission'))
        facing, curve = tree.nodes.new('ShaderNodeLayerWeight'), tree.nodes.new('ShaderNodeMapRange')
        light.inputs['Color'].default_value, light.inputs['Strength'].default_value = (*rgb(colour), 1), power
        facing.inputs['Blend'].default_value = 0.5
        curve.inputs['From Min'].default_value, curve.inputs['From Max'].default_value = 0.95, 0.25
        curve.inputs['To Max'].default_value = 0.8
        tree.links.new(facing.outputs['Facing'], curve.inputs['Value'])
        tree.links.new(curve.outputs[0], mix.inputs['Fac'])
        tree.links.new(clear.outputs[0], mix.inputs[1])
        tree.links.new(light.outputs[0], mix.inputs[2])
        return mix
    return _new(('flame', colour, power), build)


def lamp(colour=ORANGE, power=2.0):
    """A frosted, lit cap: glows and still takes highlights."""
    return _new(('lamp', colour, power), lambda t: principled(
        t, colour, 0.25, coat=1.0, **{'Emission': (*rgb(colour), 1), 'Emission Strength': power}))


def glass(tint='#fff6ea', fresnel=1.45, rough=0.03):
    """Clear cover glass without refraction, so that little light paths give clean pictures."""
    def build(tree):
        mix = tree.nodes.new('ShaderNodeMixShader')
        clear = tree.nodes.new('ShaderNodeBsdfTransparent')
        shine = tree.nodes.new('ShaderNodeBsdfGlossy')
        edge = tree.nodes.new('ShaderNodeFresnel')
        clear.inputs['Color'].default_value = (*rgb(tint), 1)
        shine.inputs['Roughness'].default_value = rough
        edge.inputs['IOR'].default_value = fresnel
        tree.links.new(edge.outputs[0], mix.inputs['Fac'])
        tree.links.new(clear.outputs[0], mix.inputs[1])
        tree.links.new(shine.outputs[0], mix.inputs[2])
        return mix
    return _new(('glass', tint, fresnel, rough), build)


def display(image, power=3.0, back='#0b0706'):
    """A dark screen that shows an image by its own light."""
    def build(tree):
        node = principled(tree, back, 0.35, spec=0.2)
        tex = tree.nodes.new('ShaderNodeTexImage')
        tex.image, tex.extension = image, 'EXTEND'
        tree.links.new(tex.outputs['Color'], node.inputs['Emission'])
        node.inputs['Emission Strength'].default_value = power
        return node
    return _new(('display', image.name, power), build)


def gradient(bottom, top, low, high, power=0.0, axis='Z'):
    """A matte surface with a colour run along a world axis."""
    def build(tree):
        geo = tree.nodes.new('ShaderNodeNewGeometry')
        split = tree.nodes.new('ShaderNodeSeparateXYZ')
        ramp = tree.nodes.new('ShaderNodeMapRange')
        ramp.inputs['From Min'].default_value, ramp.inputs['From Max'].default_value = low, high
        ramp.interpolation_type = 'SMOOTHSTEP'
        mix = tree.nodes.new('ShaderNodeMixRGB')
        mix.inputs[1].default_value, mix.inputs[2].default_value = (*rgb(bottom), 1), (*rgb(top), 1)
        node = principled(tree, bottom, 0.6, spec=0.25)
        tree.links.new(geo.outputs['Position'], split.inputs[0])
        tree.links.new(split.outputs[axis], ramp.inputs['Value'])
        tree.links.new(ramp.outputs[0], mix.inputs[0])
        tree.links.new(mix.outputs[0], node.inputs['Base Color'])
        if power:
            tree.links.new(mix.outputs[0], node.inputs['Emission'])
            node.inputs['Emission Strength'].default_value = power
        return node
    return _new(('gradient', bottom, top, low, high, power, axis), build)
