"""The scenes of the About, Join and 404 pages."""
from robot_kit import materials as m, sets, studio
from robot_kit.mesh import at
from robot_kit.robot import OFFER, REST, WAVE, Robot, Spec
from robot_kit.shapes import disc

SMILE = dict(size=0.33, gap=0.355, lift=0.05, mouth='smile')
TEAL, PLUM, SAND = '#3f8380', '#7d4a68', '#dcc19a'
TOUCH = dict(upper=(0.78, -0.40, -0.30), fore=(0.72, -0.62, 0.28), fingers=(0.80, -0.45, 0.35), palm=(0.45, -0.35, 0.10), grip='soft')
REACH = dict(upper=(0.42, -0.85, -0.22), fore=(0.10, -0.98, 0.12), fingers=(0.05, -0.98, 0.10), palm=(-0.35, 0.05, 0.95), grip='soft')
MAP = dict(upper=(0.30, -0.62, -0.70), fore=(-0.05, -0.90, 0.42), fingers=(-0.62, -0.55, 0.55), palm=(-0.62, 0.65, 0.25), grip='grip')


def about():
    studio.settings(1600, 1000, 32, alpha=True, exposure=0.1)
    studio.three_lights((0, 0, 0.6), reach=1.35)
    floor = -1.13
    platform = disc('platform', 4.3, 0.28, m.satin('#e3c9a6'), 0.08, seg=200, matrix=at((0, 0, floor - 0.28)))
    platform.visible_glossy = False  # keeps the visors clear
    sets.pedestal(floor, 0.62, 0.62)
    sets.globe((0, 0, 0.72), 0.86)
    Robot(Spec(name='tall', face=dict(eyes='happy', **SMILE), head_turn=(5, 4, 14), right=TOUCH, left=REST), loc=(-2.28, 0.10, 0.0), rot=(0, 0, 14))
    small = 0.74
    Robot(Spec(name='teal', shell='#f3e5cd', accent=TEAL, hands=TEAL, ears='bolt', antenna='twin', face=dict(eyes='tall', **SMILE), head_turn=(0, -5, -14), left=TOUCH, right=WAVE),
          loc=(1.98, -0.15, floor + 1.115 * small), rot=(0, 0, -16), scale=small)
    tiny = 0.56
    Robot(Spec(name='plum', shell=SAND, accent=PLUM, hands=PLUM, ears='dome', antenna='leaf', base='hover', face=dict(eyes='curious', **SMILE), head_turn=(8, 5, 0), left=OFFER, right=OFFER),
          loc=(0.12, 1.35, 1.62), rot=(0, 0, 4), scale=tiny)
    studio.camera((-0.4, -15, 2.6), (-0.05, 0, 0.86), 69)
    return ('#c99a68', '#f5e4c8')


def join():
    studio.settings(1600, 1000, 32, exposure=0.15)
    z = -1.13
    sets.doorway(2.4, z, 3.1, 4.5)
    studio.world(0.34, '#7a5238', '#e2bd98')
    studio.softbox('key', (-4.9, -3.6, 4.3), (0, 0, 0.7), (2.6, 2.6), 560, '#ffe9cf')
    studio.softbox('door', (0, 2.2, 1.6), (0, -3, 0), (2.4, 3.4), 420, '#ffb062', glossy=False)
    studio.softbox('rim', (4.2, -0.6, 2.2), (0, 0, 0.9), (1.2, 2.6), 300, '#ff7430')
    studio.softbox('strip', (3.4, -4.6, 3.6), (0, 0, 0.9), (0.5, 1.6), 30, '#fff4e6')
    Robot(Spec(name='welcome', face=dict(eyes='happy', **SMILE), head_turn=(4, -6, 6), left=REACH, right=WAVE), loc=(0, 0, 0), rot=(0, 0, -10))
    studio.camera((-0.6, -12.5, 1.1), (0.05, 0, 0.86), 61)


def lost():
    """Without the face, which the page draws."""
    studio.settings(1000, 1000, 56, alpha=True, exposure=0.12)
    studio.three_lights((0, 0, 0.7))
    robot = Robot(Spec(name='lost', antenna='side', face=dict(eyes=None), head_turn=(10, 7, 8), left=MAP, right=MAP, legs=((0, 3, 0), (0, 3, 0))), rot=(0, 0, -12))
    sets.paper_map(robot.body, at((0.0, -1.06, 0.10), (-22, 0, 0), 1.0))
    sets.plug([(0.45, 0.45, -0.35), (0.95, 0.55, -0.75), (1.15, 0.2, -1.05), (0.95, -0.25, -1.12), (1.25, -0.55, -1.10), (1.48, -0.52, -1.02)], (1.62, -0.51, -0.98), (1, 0.05, 0.22))
    studio.camera((-0.7, -11.5, 1.35), (0.20, 0, 0.72), 96)


PICTURES = {
    'about-scene': (about, 'about/about-scene.jpg'),
    'join-scene': (join, 'join/join-scene.jpg'),
    'lost-robot-faceless': (lost, 'not-found/lost-robot-faceless.webp'),
}
