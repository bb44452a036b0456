"""Portraits: one robot family, every member different. One row is one portrait."""
from robot_kit import materials as m, studio
from robot_kit.robot import Robot, Spec

CREAM, ORANGE, GOLD = m.CREAM, m.ORANGE, m.GOLD
TEAL, PLUM, SAGE, SAND, COCOA, CORAL, AMBER, NIGHT = '#3f8380', '#7d4a68', '#8ea482', '#dcc19a', '#6b4a38', '#e2603f', '#eba63c', '#443a36'

# Grounds: below, above.
PAPER, DUSK, EMBER, HONEY, MOSS, LAGOON, FIG, CLAY = (
    ('#dcc3a4', '#f4e6d0'), ('#2a1e18', '#6b4d3b'), ('#b9562c', '#f2a26c'), ('#c6983f', '#f0d08a'),
    ('#7b8a70', '#c3cdb2'), ('#35615d', '#86b5ad'), ('#553245', '#a87d92'), ('#9a6144', '#dba985'))


def one(ground, shell, accent, eyes, ears, antenna, head=(0, 0, 0), yaw=-14, trim=GOLD, light='#ff6a1f', wear=(), badge='light', glow=('#ffa640', '#ff6016'), hands=None, **face):
    return dict(ground=ground, yaw=yaw, spec=dict(shell=shell, accent=accent, trim=trim, light=light, hands=hands or accent, ears=ears, antenna=antenna,
                wear=wear, badge=badge, head_turn=head, face=dict(eyes=eyes, top=glow[0], low=glow[1], **{'size': 0.31, 'gap': 0.36, 'lift': 0.05, 'mouth': 'smile', **face})))


ICE, ROSE, MINT = ('#fff0d8', '#f2c48c'), ('#ffc0a0', '#ff6248'), ('#ffe79a', '#e2b23c')

PORTRAITS = [
    one(PAPER, CREAM, ORANGE, 'happy', 'disc', 'single', (2, -4, 6)),
    one(LAGOON, CREAM, TEAL, 'tall', 'bolt', 'side', (0, 5, 22), 12, light='#ffb869', glow=ICE, size=0.33, mouth='small'),
    one(HONEY, NIGHT, AMBER, 'wide', 'vent', 'none', (3, -3, 4), -10, wear=('headphones',), badge='bars', size=0.27, mouth='grin'),
    one(FIG, '#e9d3d3', PLUM, 'calm', 'dome', 'leaf', (2, 6, 8), -18, wear=('gold_glasses',), size=0.31, glow=ROSE, mouth='small', gap=0.40),
    one(EMBER, CREAM, '#7a3a20', 'square', 'fin', 'twin', (0, -5, 8), 14, badge='slots', size=0.32, mouth='flat'),
    one(MOSS, SAGE, CREAM, 'arc', 'dome', 'spring', (3, 6, 4), -12, glow=MINT, light='#e2b23c', mouth='grin', hands=CREAM),
    one(DUSK, ORANGE, CREAM, 'tall', 'disc', 'ring', (2, -6, 10), -20, size=0.33, hands=CREAM, sparkle=True),
    one(CLAY, SAND, TEAL, 'wink', 'vent', 'bar', (0, 7, 20), 10, light='#ffb869', badge='bars'),
    one(PAPER, PLUM, GOLD, 'happy', 'bolt', 'none', (2, -5, 8), -15, wear=('beanie',), hands=CREAM, badge='slots', lift=-0.06),
    one(LAGOON, TEAL, ORANGE, 'curious', 'fin', 'single', (0, 8, 22), 13, size=0.34, mouth='oh'),
    one(HONEY, CREAM, COCOA, 'calm', 'disc', 'twin', (3, 4, 6), -16, wear=('glasses', 'bow_tie'), gap=0.40, size=0.30),
    one(EMBER, GOLD, CREAM, 'star', 'dome', 'fin', (2, -4, 6), -12, hands=CREAM, size=0.34, badge='bars'),
    one(PAPER, CREAM, SAGE, 'wide', 'none', 'none', (2, 5, 10), -18, wear=('cap',), size=0.28, lift=-0.08, glow=MINT, light='#e2b23c', badge='slots'),
    one(CLAY, COCOA, ORANGE, 'keen', 'bolt', 'bar', (0, -6, 20), 10, size=0.33, mouth='side'),
    one(FIG, CREAM, CORAL, 'heart', 'disc', 'spring', (3, -6, 6), -12, size=0.36, glow=ROSE, light='#ff5a48', wear=('scarf',)),
    one(MOSS, CREAM, AMBER, 'ring', 'vent', 'side', (2, 5, 24), 15, wear=('square_glasses',), size=0.30, gap=0.40, mouth='small'),
    one(DUSK, SAND, CORAL, 'joy', 'fin', 'leaf', (4, 6, 4), -12, mouth='grin', size=0.33, badge='bars'),
    one(HONEY, TEAL, CREAM, 'dash', 'none', 'ring', (2, -5, 8), -14, wear=('headphones', 'mic_boom'), hands=CREAM, glow=ICE, light='#ffb869', size=0.34),
]


def portrait(number):
    row = PORTRAITS[number - 1]

    def build():
        studio.settings(640, 640, 34, alpha=True, exposure=0.1)
        Robot(Spec(name=f'member-{number:02d}', bust=True, **row['spec']), rot=(0, 0, row['yaw']))
        studio.three_lights((0, 0, 1.1))
        studio.camera((-0.5, -11.5, 2.0), (0.0, 0, 1.40), 140)
        return row['ground']
    return build


PICTURES = {f'member-{n:02d}': (portrait(n), f'team/member-{n:02d}.jpg') for n in range(1, len(PORTRAITS) + 1)}
