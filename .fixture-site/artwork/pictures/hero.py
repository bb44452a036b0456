"""The greeting robot of the home page."""
from dataclasses import replace

from robot_kit import studio
from robot_kit.robot import OFFER, WAVE, Robot, Spec

HERO = Spec(
    name='hero',
    face=dict(eyes='happy', size=0.33, gap=0.355, lift=0.05, mouth='smile'),
    head_turn=(3, -5, 6),
    left=dict(OFFER),
    right=dict(WAVE),
    legs=((-10, 6, 16), (12, 8, 22)),
)


def hero(spec=HERO):
    studio.settings(1100, 1300, 104, alpha=True, exposure=0.12)
    Robot(spec, rot=(0, 2, -17))
    studio.three_lights((0, 0, 0.7))
    studio.camera((-0.9, -11.5, 1.35), (0.06, 0, 0.76), 86)


def faceless():
    """For the page, which draws the face itself; `face` in data/home.json says where."""
    hero(replace(HERO, face=dict(eyes=None)))


PICTURES = {
    'hero-robot': (hero, 'home/hero-robot.webp'),
    'hero-robot-faceless': (faceless, 'home/hero-robot-faceless.webp'),
}
