import type { PictureSource } from "../../components/Picture/Picture";
import * as styles from "./RobotFace.module.css";
import { type Mood, useGaze } from "./useGaze";

interface Point {
  readonly x: number;
  readonly y: number;
}

interface RobotFaceProps {
  /** The picture of a robot with a dark visor. The face is drawn over the visor. */
  image: PictureSource;
  /** The center of the eye, in percent of the picture's width and height. */
  leftEye: Point;
  rightEye: Point;
  mood: Mood;
}

/** Distance between the eyes, in the units of the shapes below and of artwork/robot_kit. */
const EYE_DISTANCE = 0.71;

/** The right eye, around its center, and the mouth. The left eye is mirrored. */
const shapes = {
  happy: {
    eye: () => (
      <path
        fill="none"
        stroke="url(#light)"
        strokeWidth={0.15}
        d="M-.198.099A.198.191 0 0 1 .198.099"
      />
    ),
    mouth: <path strokeWidth={0.05} d="M-.15.307Q0 .467.15.307" />,
  },
  lost: {
    eye: (side: number) => (
      <>
        <g>
          <path d="M.138-.123A.168.215 0 1 1-.067-.197Z" />
          {/* The reflection is not mirrored, because the light comes from one side. */}
          <ellipse
            fill="var(--robot-reflection)"
            cx={side * 0.058}
            cy={-0.1}
            rx={0.038}
            ry={0.043}
          />
        </g>
        <path
          fill="none"
          stroke="url(#light)"
          strokeWidth={0.058}
          d="M-.18-.354L0-.331L.145-.249"
        />
      </>
    ),
    mouth: (
      <path
        strokeWidth={0.04}
        d="M-.13.296q.031-.05.062 0t.062 0 .062 0 .062 0"
      />
    ),
  },
};

/** Renders a robot's face over its picture. */
export function RobotFace({ image, leftEye, rightEye, mood }: RobotFaceProps) {
  const ref = useGaze(mood);
  const { width, height } = image.gatsbyImageData;
  const across = ((rightEye.x - leftEye.x) / 100) * width;
  const down = ((rightEye.y - leftEye.y) / 100) * height;
  const [x, y, angle, scale] = [
    ((leftEye.x + rightEye.x) / 200) * width,
    ((leftEye.y + rightEye.y) / 200) * height,
    (Math.atan2(down, across) * 180) / Math.PI,
    Math.hypot(across, down) / EYE_DISTANCE,
  ].map((value) => value.toFixed(2));
  return (
    <svg
      ref={ref}
      className={styles.face}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <radialGradient id="glow">
        <stop stopColor="var(--robot-glow)" stopOpacity={0.16} />
        <stop stopColor="var(--robot-glow)" stopOpacity={0} offset="1" />
      </radialGradient>
      <linearGradient id="light" x2="0" y2="1">
        <stop stopColor="var(--robot-light-top)" />
        <stop stopColor="var(--robot-light-bottom)" offset="1" />
      </linearGradient>
      <g
        className={styles.shapes}
        strokeLinecap="round"
        strokeLinejoin="round"
        transform={`translate(${x} ${y}) rotate(${angle}) scale(${scale})`}
      >
        {[-1, 1].map((side) => (
          <g key={side} transform={`translate(${(side * EYE_DISTANCE) / 2})`}>
            <circle fill="url(#glow)" r={0.55} />
            <g
              className={styles.eye}
              fill="url(#light)"
              transform={`scale(${side} 1)`}
            >
              {shapes[mood].eye(side)}
            </g>
          </g>
        ))}
        <g className={styles.mouth} fill="none" stroke="var(--robot-mouth)">
          {shapes[mood].mouth}
        </g>
      </g>
    </svg>
  );
}
