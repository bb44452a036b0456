"""Arms: shoulder ball, upper arm, elbow hinge, flared forearm, cuff; posed by directions."""
from mathutils import Vector

from . import hands, materials as m
from .mesh import aim, empty, turn
from .profiles import fillet, spline
from .shapes import ball, screw

SHOULDER = Vector((0.60, 0.0, 0.30))
UPPER, FORE = 0.43, 0.43


def arm(body, side, pose, shell, accent, trim, palm, with_hand=True):
    """One arm; pose has `upper`, `fore`, `fingers`, `palm` directions for the robot's right side (x mirrored by side)."""
    def look(key):
        v = Vector(pose[key])
        return Vector((v.x * side, v.y, v.z)).normalized()

    shoulder = Vector((SHOULDER.x * side, SHOULDER.y, SHOULDER.z))
    upper, fore = look('upper'), look('fore')
    elbow = shoulder + upper * UPPER
    wrist = elbow + fore * FORE

    # shoulder: a socket ring in the body, a ball, and a cap that follows the arm
    out = Vector((side, 0, 0.22)).normalized()
    socket = fillet([(-0.16, 0.19), (-0.045, 0.20, 0.02), (-0.02, 0.175, 0.02), (-0.03, 0.13)], 6)
    turn('socket', socket, [trim], seg=72, parent=body, matrix=aim(shoulder, out))
    ball('shoulder-ball', 0.162, m.ceramic(shell), body, aim(shoulder, upper))
    turn('shoulder-seam', [(0.04, 0.10), (0.04, 0.166), (0.066, 0.166), (0.066, 0.10)], [m.groove()], seg=72, parent=body, matrix=aim(shoulder, upper))
    sleeve = [(0.058, 0.150), (0.064, 0.168), (0.11, 0.172), (0.20, 0.150), (0.29, 0.130), (0.315, 0.118), (0.32, 0.08)]
    turn('upper-arm', spline(sleeve, 80), [m.ceramic(shell), m.groove()], seg=80, cuts=[(0.36, 0.018, 0.014)], parent=body, matrix=aim(shoulder, upper))

    # elbow: a hinge ball with two caps on its axle
    axle = upper.cross(fore)
    axle = axle.normalized() if axle.length > 0.05 else Vector((0, 1, 0))
    ball('elbow', 0.118, m.rubber(), body, aim(elbow, upper))
    for s in (-1, 1):
        pts = fillet([(0.02, 0.088), (0.118, 0.082, 0.03), (0.130, 0.045, 0.008), (0.118, 0.040), (0.118, 0)], 6)
        turn('elbow-cap', pts, [m.ceramic(accent)], seg=56, parent=body, matrix=aim(elbow, axle * s))
        screw(0.026, m.metal(), m.groove(), body, aim(elbow + axle * s * 0.116, axle * s))

    # forearm: flares to the cuff
    sleeve = [(0.065, 0.07), (0.072, 0.105), (0.10, 0.125), (0.20, 0.150), (0.30, 0.168), (0.405, 0.178), (0.428, 0.170), (0.432, 0.14), (0.415, 0.11)]
    turn('forearm', spline(sleeve, 110), [m.ceramic(shell), m.ceramic(accent), m.groove()], seg=88,
         cuts=[(0.53, 0.018, 0.014), (0.70, 0.018, 0.014)], bands=[(0.53, 0.70, 1)], parent=body, matrix=aim(elbow, fore))
    ball('wrist', 0.095, m.rubber(), body, aim(wrist, fore))

    hand = empty('hand', body, aim(wrist + look('fingers') * 0.035, look('fingers'), -look('palm'), 1.22))
    if with_hand:
        hands.build(hand, side, pose.get('grip', 'open'), palm, trim, pose.get('splay', 1.0))
    return hand
