import type { ComponentProps } from "react";

import { Picture } from "../../components/Picture/Picture";
import { RobotFace } from "./RobotFace";

type PictureProps = ComponentProps<typeof Picture>;

type Face = Omit<ComponentProps<typeof RobotFace>, "image">;

/** The faces. Each key is the file name of the face's picture, without extension. */
const faces = Object.entries<Face>({
  "hero-robot-faceless": {
    mood: "happy",
    leftEye: { x: 36.95, y: 34.35 },
    rightEye: { x: 55.23, y: 33.5 },
  },
  "lost-robot-faceless": {
    mood: "lost",
    leftEye: { x: 38.7, y: 33.2 },
    rightEye: { x: 56.2, y: 35.1 },
  },
});

/** Returns the face that belongs to a picture, by the file name in the picture's URL. */
function faceOf({ gatsbyImageData }: PictureProps["image"]): Face | undefined {
  const address = gatsbyImageData.images.fallback?.src ?? "";
  const [, name] = /([^/]+)\.\w+$/.exec(address) ?? [];
  return faces.find(([picture]) => picture === name)?.[1];
}

/** Renders the picture at the top of a page, and its moving face if it has a face. */
export function RobotPicture(props: Omit<PictureProps, "isPriority">) {
  const face = faceOf(props.image);
  return (
    <>
      <Picture {...props} isPriority />
      {face && <RobotFace {...face} image={props.image} />}
    </>
  );
}
