"""The five feature scenes of the home page."""
from robot_kit import materials as m, props, sets, studio
from robot_kit.mesh import at
from robot_kit.robot import OFFER, REST, WAVE, Robot, Spec

SMILE = dict(size=0.33, gap=0.355, lift=0.05, mouth='smile')
CHEER = dict(upper=(0.80, -0.15, 0.50), fore=(0.42, -0.15, 0.95), fingers=(0.15, 0, 1), palm=(-0.1, -1, 0), grip='fist')
TABLE = dict(upper=(0.45, -0.42, -0.80), fore=(0.12, -0.94, -0.16), fingers=(-0.25, -0.95, -0.10), palm=(0.05, -0.10, -1), grip='soft')
HOLD = dict(upper=(0.93, -0.18, 0.02), fore=(0.55, -0.55, 0.62), fingers=(-0.30, -0.95, 0.10), palm=(-0.95, 0.30, 0), grip='grip')
TEAL, PLUM, SAGE, SAND = '#3f8380', '#7d4a68', '#8ea482', '#dcc19a'
GROUND = dict(ember=('#c9683a', '#f6b883'), honey=('#cf9f4a', '#f4dca4'), paper=('#d9bd9b', '#f5e7d2'), clay=('#a5694a', '#e2b492'), dusk=('#4a2a1c', '#b0643a'))


def start(exposure=0.1, rim=560):
    studio.settings(1200, 570, 36, alpha=True, exposure=exposure)
    studio.three_lights((0, 0, 0.7), rim=rim)


def sprint():
    start()
    Robot(Spec(name='sprint', face=dict(eyes='happy', **{**SMILE, 'mouth': 'grin'}), head_turn=(2, 5, 22), left=CHEER, right=OFFER), loc=(-1.15, 0, 0), rot=(0, -3, 2))
    props.rocket(at((1.55, 0.1, 1.02), (0, 20, 0), 1.02))
    props.smoke([(0.55, -0.3, -0.72, 0.52), (1.15, -0.5, -0.86, 0.50), (-0.05, -0.7, -0.98, 0.46), (1.75, -0.2, -0.92, 0.46), (-0.75, -0.8, -0.92, 0.46),
                 (-1.45, -0.7, -0.92, 0.50), (-2.15, -0.5, -0.98, 0.48), (2.35, -0.2, -1.05, 0.45), (0.1, 0.3, -0.75, 0.40), (3.0, 0, -1.10, 0.46), (-2.85, -0.3, -1.06, 0.46)])
    studio.camera((-0.3, -12.5, 1.3), (0.12, 0, 0.98), 58)
    return GROUND['ember']


def academy():
    start(rim=260)
    Robot(Spec(name='academy', antenna='none', wear=('mortarboard', 'gold_glasses'), face=dict(eyes='happy', **{**SMILE, 'size': 0.28, 'gap': 0.40}), head_turn=(6, -4, 6), left=TABLE, right=TABLE), rot=(0, 0, -8))
    props.table(-0.20)
    props.stack(at((-1.95, -1.35, -0.20), (0, 0, 8)), [(1.25, 0.9, 0.24, TEAL, 0), (1.12, 0.85, 0.20, m.ORANGE, -9), (1.18, 0.82, 0.26, SAND, 5), (0.98, 0.75, 0.18, PLUM, -5)])
    props.stack(at((1.95, -1.35, -0.20), (0, 0, -10)), [(1.25, 0.9, 0.26, PLUM, 0), (1.10, 0.85, 0.20, '#d9a441', 8)])
    props.open_book(at((0.0, -1.75, -0.19), (0, 0, 0), 0.95))
    studio.camera((-0.3, -12.5, 2.1), (0.0, 0, 0.98), 58)
    return GROUND['honey']


def events():
    start()
    Robot(Spec(name='events', wear=('badge',), badge='none', face=dict(eyes='happy', **{**SMILE, 'mouth': 'grin'}), head_turn=(2, 5, 12), left=OFFER, right=WAVE), loc=(0.1, 0, 0), rot=(0, 0, -6))
    props.microphone(at((-0.98, -1.15, -1.25), (0, 0, -30)), 2.0)
    sets.stage(-1.12)
    sets.curtain(5.6)
    studio.camera((-0.3, -12.5, 1.2), (0.05, 0, 0.86), 51)
    return GROUND['dusk']


def toolkits():
    start(rim=260)
    robot = Robot(Spec(name='toolkits', wear=('headphones',), antenna='none', accent='#d98a2c', hands=m.ORANGE, face=dict(eyes='tall', **SMILE), head_turn=(6, 5, 10), left=HOLD, right=TABLE), rot=(0, 0, -4))
    props.wrench(at((0, -0.11, 0.27), (0, 90, 14), 1.0) @ at((0, 0, 0.10), (0, 0, 90)), robot.hand['left'])
    props.table(-0.20)
    b, z = props.brick, -0.20
    b(4, 2, TEAL, at((1.95, -1.45, z), (0, 0, -12)))
    b(2, 2, m.ORANGE, at((1.68, -1.40, z + 0.30), (0, 0, -12)))
    b(2, 2, '#e5b04a', at((2.28, -1.52, z + 0.30), (0, 0, -12)))
    b(3, 2, PLUM, at((1.96, -1.46, z + 0.60), (0, 0, -4)))
    b(2, 2, m.CREAM, at((1.98, -1.46, z + 0.90), (0, 0, 10)))
    b(2, 2, SAGE, at((0.98, -2.0, z), (0, 0, 24)))
    b(3, 2, '#e5b04a', at((-1.55, -1.75, z), (0, 0, 16)))
    b(2, 2, m.ORANGE, at((-2.30, -1.30, z), (0, 0, -20)))
    b(2, 2, TEAL, at((-2.30, -1.30, z + 0.30), (0, 0, 4)))
    studio.camera((-0.3, -12.5, 2.1), (-0.05, 0, 0.92), 59)
    return GROUND['paper']


def mentorship():
    start()
    guide = dict(upper=(0.86, -0.28, -0.42), fore=(0.78, -0.55, 0.25), fingers=(0.72, -0.55, 0.42), palm=(0.25, -0.4, 0.8), grip='soft')
    Robot(Spec(name='mentor', face=dict(eyes='happy', **SMILE), head_turn=(8, 6, 22), left=REST, right=guide), loc=(-1.0, 0, 0.0), rot=(0, 0, 6))
    Robot(Spec(name='apprentice', shell='#f6dcc0', accent=TEAL, hands=TEAL, antenna='spring', ears='dome', base='hover', face=dict(eyes='tall', **SMILE), head_turn=(-6, -6, -26),
               left=WAVE, right=REST), loc=(1.55, -0.35, 0.46), rot=(0, 3, -10), scale=0.70)
    studio.camera((-0.3, -12.5, 1.3), (0.2, 0, 1.08), 60)
    return GROUND['clay']


PICTURES = {
    'catalyst-projects': (sprint, 'features/catalyst-projects.jpg'),
    'gaia-academy': (academy, 'features/gaia-academy.jpg'),
    'events-conferences': (events, 'features/events-conferences.jpg'),
    'frameworks-toolkits': (toolkits, 'features/frameworks-toolkits.jpg'),
    'mentorship-community': (mentorship, 'features/mentorship-community.jpg'),
}
