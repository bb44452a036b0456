"""The greeting robot of the home page, without the face, which the page draws."""
from robot_kit import studio
from robot_kit.robot import OFFER, WAVE, Robot, Spec

HERO = Spec(
    name='hero',
    face=dict(eyes=None),
    head_turn=(3, -5, 6),
    left=dict(OFFER),
    right=dict(WAVE),
    legs=((-10, 6, 16), (12, 8, 22)),
)


def hero():
    studio.settings(1100, 1300, 104, alpha=True, exposure=0.12)
    Robot(HERO, rot=(0, 2, -17))
    studio.three_lights((0, 0, 0.7))
    studio.camera((-0.9, -11.5, 1.35), (0.06, 0, 0.76), 86)


PICTURES = {
    'hero-robot-faceless': (hero, 'home/hero-robot-faceless.webp'),
}
