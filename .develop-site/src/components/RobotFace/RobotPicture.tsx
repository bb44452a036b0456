import type { ComponentProps } from "react";

import { Picture } from "../Picture/Picture";
import { RobotFace } from "./RobotFace";

type RobotPictureProps = Omit<ComponentProps<typeof Picture>, "isPriority"> &
  Pick<ComponentProps<typeof RobotFace>, "mood"> & {
    /** A face that moves, with the same picture without a face. */
    face: Omit<ComponentProps<typeof RobotFace>, "mood"> | null;
  };

/** Renders the picture of a robot at the top of a page, whose face may move. */
export function RobotPicture({
  image,
  face,
  mood,
  ...picture
}: RobotPictureProps) {
  return (
    <>
      <Picture {...picture} image={face?.image ?? image} isPriority />
      {face && <RobotFace {...face} mood={mood} />}
    </>
  );
}
