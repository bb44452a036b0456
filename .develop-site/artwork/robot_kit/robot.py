"""One robot from one description."""
from dataclasses import dataclass, field

from . import arms, body, head, headgear, materials as m, wearables
from .mesh import at, empty

WAVE = dict(upper=(0.95, -0.12, 0.10), fore=(0.62, -0.20, 0.78), fingers=(0.30, -0.12, 1), palm=(0.0, -1, -0.05), grip='open')
OFFER = dict(upper=(0.66, 0.02, -0.74), fore=(0.50, -0.60, -0.40), fingers=(0.66, -0.50, -0.10), palm=(-0.2, -0.80, 0.60), grip='soft')
REST = dict(upper=(0.52, 0.06, -0.86), fore=(0.30, -0.52, -0.74), fingers=(0.10, -0.55, -0.80), palm=(-0.90, -0.25, 0.1), grip='relaxed')


@dataclass
class Spec:
    name: str = 'robot'
    shell: str = m.CREAM
    accent: str = m.ORANGE
    trim: str = m.GOLD
    light: str = '#ff6a1f'
    hands: str = m.ORANGE
    ears: str = 'disc'
    antenna: str = 'single'
    badge: str = 'light'
    base: str = 'legs'
    wear: tuple = ()
    face: dict = field(default_factory=dict)
    power: float = 2.6
    head_turn: tuple = (0, 0, 0)
    left: dict = field(default_factory=lambda: REST)   # the viewer's left
    right: dict = field(default_factory=lambda: REST)  # the viewer's right
    legs: tuple = ((0, 4, 0), (0, 4, 0))
    bust: bool = False


class Robot:
    """Builds a Spec at a place; keeps the empties that props are hung on."""

    def __init__(self, spec, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
        s = spec
        trim = m.metal(s.trim)
        self.spec = s
        self.root = empty(s.name, None, at(loc, rot, scale))
        self.body = body.build(self.root, s.shell, s.accent, trim, s.light, s.badge, 'none' if s.bust else s.base, s.legs)
        self.neck = empty('neck-pivot', self.body, at((0, 0, 0.66), s.head_turn))
        self.head = head.build(self.neck, s.shell, s.accent, trim, s.face, s.power, s.name)
        if 'headphones' not in s.wear:
            headgear.ears(s.ears, self.head, s.shell, s.accent, trim)
        headgear.antenna(s.antenna, self.head, s.shell, s.accent, trim, s.light)
        for item in s.wear:
            wearables.WEAR[item](self)
        skin = m.satin(s.hands)
        self.hand = {}
        for key, side in (('left', -1), ('right', 1)):
            self.hand[key] = arms.arm(self.body, side, getattr(s, key), s.shell, s.accent, trim, skin, not s.bust)
        for part in self.body.children_recursive:  # the visor mirrors the studio, not the robot's own chest
            if self.neck not in (part, part.parent) and self.head not in (part, part.parent):
                part.visible_glossy = False
