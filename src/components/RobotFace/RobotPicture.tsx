import type { ComponentProps } from "react";

import { Picture } from "../Picture/Picture";
import { RobotFace } from "./RobotFace";

type FaceProps = ComponentProps<typeof RobotFace>;

interface RobotPictureProps
  extends
    Omit<ComponentProps<typeof Picture>, "isPriority">,
    Pick<FaceProps, "mood"> {
  /** The face to draw on this picture. */
  face: Omit<FaceProps, "image" | "mood"> | null;
}

/** Renders the picture of a robot at the top of a page, whose face may move. */
export function RobotPicture({ face, mood, ...picture }: RobotPictureProps) {
  return (
    <>
      <Picture {...picture} isPriority />
      {face && <RobotFace {...face} image={picture.image} mood={mood} />}
    </>
  );
}
