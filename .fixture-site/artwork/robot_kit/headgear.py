"""Ears and antennas: variants that tell one robot from the next."""
import math

from . import materials as m
from .mesh import aim, at, empty, turn
from .profiles import fillet
from .shapes import ball, disc, ring, slab, tube


def ears(kind, head, shell, accent, trim):
    for side in (-1, 1):
        pod = empty('ear', head, aim((side * 0.965, 0.10, -0.03), (side, 0, 0), (0, 0, 1)))
        EARS[kind](pod, shell, accent, trim, side)


def ear_disc(pod, shell, accent, trim, side):
    """A graphite collar, a cream cup, an accent ring and a metal centre."""
    disc('collar', 0.30, 0.075, m.rubber(), 0.03, parent=pod)
    cup = fillet([(0.04, 0), (0.04, 0.265, 0.01), (0.115, 0.272, 0.03), (0.165, 0.235, 0.05), (0.168, 0.17, 0.01), (0.14, 0.165, 0.01), (0.14, 0)], 8)
    turn('cup', cup, [m.ceramic(accent)], seg=96, parent=pod)
    disc('cap', 0.150, 0.165, m.ceramic(shell), 0.05, parent=pod)
    disc('pin', 0.055, 0.182, trim, 0.016, parent=pod)


def ear_bolt(pod, shell, accent, trim, side):
    """A stepped bolt with a glowing ring."""
    cone = fillet([(0, 0), (0, 0.27, 0.01), (0.07, 0.26, 0.03), (0.12, 0.17, 0.03), (0.24, 0.12, 0.05), (0.24, 0)], 8)
    turn('bolt', cone, [m.ceramic(shell)], seg=96, parent=pod)
    ring('bolt-light', 0.175, 0.022, m.glow(accent, 2.5), pod, at((0, 0, 0.115)))
    disc('bolt-tip', 0.07, 0.27, trim, 0.03, parent=pod)


def ear_fin(pod, shell, accent, trim, side):
    """A swept fin on a round foot."""
    disc('foot', 0.26, 0.09, m.ceramic(shell), 0.04, parent=pod)
    pts = [(0, -0.05, 0.06), (0, 0.10, 0.10), (0, 0.28, 0.13), (0, 0.47, 0.13)]
    tube('fin', pts, [0.115, 0.10, 0.075, 0.045], m.ceramic(accent), pod)
    disc('fin-pin', 0.06, 0.16, trim, 0.02, parent=pod)


def ear_dome(pod, shell, accent, trim, side):
    """A round button ear, like a bear's, high on the side."""
    disc('button', 0.25, 0.06, m.rubber(), 0.03, parent=pod)
    ball('button-dome', 0.22, m.ceramic(accent), pod, at((0, 0, 0.05)), (1, 1, 0.55))
    ring('button-ring', 0.225, 0.018, trim, pod, at((0, 0, 0.06)))


def ear_vent(pod, shell, accent, trim, side):
    """A flat pod with three sound slots."""
    disc('pod', 0.29, 0.13, m.ceramic(shell), 0.06, parent=pod)
    for k in (-1, 0, 1):
        slab('slot', 0.045, 0.26 - 0.07 * abs(k), 0.03, m.ceramic(accent) if k == 0 else m.groove(), 0.014, pod, at((k * 0.095, 0, 0.128), (90, 0, 0)))


EARS = {'disc': ear_disc, 'bolt': ear_bolt, 'fin': ear_fin, 'dome': ear_dome, 'vent': ear_vent, 'none': lambda *a: None}


def stalk(head, trim, base, tip, bend=0.05, thick=0.022):
    """A foot in the shell and a thin rod; returns where the rod ends."""
    bx, by, bz = base
    foot = fillet([(-0.05, 0.095), (0.035, 0.095, 0.03), (0.05, 0.045, 0.02), (0.085, 0.04, 0.015), (0.085, 0)], 8)
    turn('antenna-foot', foot, [trim], seg=64, parent=head, matrix=at(base))
    disc('antenna-collar', 0.145, 0.05, m.rubber(), 0.02, parent=head, matrix=at((bx, by, bz - 0.035)))
    pts = []
    for i in range(15):
        t = i / 14
        pts.append((bx + (tip[0] - bx) * t + bend * math.sin(math.pi * t), by + (tip[1] - by) * t, bz + 0.06 + (tip[2] - bz - 0.06) * t))
    tube('antenna-rod', pts, thick, m.metal('#8d8378', 0.3), head)
    return tip


def antenna(kind, head, shell, accent, trim, light):
    top = 0.785
    if kind == 'single':
        tip = stalk(head, trim, (0, 0.10, top), (0.05, 0.10, top + 0.40))
        ball('antenna-lamp', 0.088, m.lamp(light, 0.75), head, at(tip))
        ring('antenna-ring', 0.05, 0.016, trim, head, at((tip[0], tip[1], tip[2] - 0.075)))
    elif kind == 'twin':
        for side in (-1, 1):
            tip = stalk(head, trim, (side * 0.36, 0.10, top - 0.035), (side * 0.52, 0.08, top + 0.30), side * 0.03)
            ball('antenna-lamp', 0.072, m.lamp(light, 0.75), head, at(tip))
    elif kind == 'side':
        tip = stalk(head, trim, (0.62, 0.12, top - 0.135), (0.74, 0.12, top + 0.36), 0.03, 0.018)
        ball('antenna-lamp', 0.06, m.lamp(light, 0.75), head, at(tip))
    elif kind == 'spring':
        pts = [(0.055 * math.cos(k * 0.45), 0.10 + 0.055 * math.sin(k * 0.45), top + 0.03 + k * 0.0034) for k in range(90)]
        disc('spring-foot', 0.12, 0.06, trim, 0.02, parent=head, matrix=at((0, 0.10, top - 0.03)))
        tube('spring', pts, 0.014, m.metal('#8d8378', 0.3), head, sides=10)
        ball('antenna-lamp', 0.095, m.lamp(light, 0.75), head, at((0, 0.10, top + 0.40)))
    elif kind == 'ring':
        tip = stalk(head, trim, (0, 0.10, top), (0, 0.10, top + 0.22), 0.0)
        ring('antenna-halo', 0.10, 0.026, m.lamp(light, 0.75), head, at((0, 0.10, tip[2] + 0.10), (90, 0, 0)))
    elif kind == 'fin':
        pts = [(0, -0.22, top - 0.06), (0, -0.05, top + 0.03), (0, 0.18, top + 0.11), (0, 0.42, top + 0.10), (0, 0.52, top + 0.0)]
        tube('crest', pts, [0.05, 0.07, 0.08, 0.065, 0.04], m.ceramic(accent), head)
    elif kind == 'leaf':
        tip = stalk(head, m.ceramic(shell), (0, 0.10, top), (0.02, 0.10, top + 0.20), 0.02)
        for side in (-1, 1):
            ball('leaf', 0.15, m.satin('#8fa582'), head, at((tip[0] + side * 0.12, 0.10, tip[2] + 0.05), (0, side * -62, 0)), (0.45, 0.18, 1))
    elif kind == 'bar':
        disc('bar-foot', 0.10, 0.15, trim, 0.02, parent=head, matrix=at((0, 0.10, top - 0.03)))
        pts = [(x, 0.10, top + 0.13 - 0.10 * x * x) for x in (-0.24, -0.12, 0, 0.12, 0.24)]
        tube('bar', pts, 0.045, m.lamp(light, 0.75), head)
