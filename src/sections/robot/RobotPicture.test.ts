import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { RobotPicture } from "./RobotPicture";

function hasFace(src: string): boolean {
  const size = { layout: "constrained", width: 2, height: 2 } as const;
  const image = { gatsbyImageData: { ...size, images: { fallback: { src } } } };
  const picture = createElement(RobotPicture, { image, alt: "" });
  return renderToStaticMarkup(picture).includes("<svg");
}

test("draws each face only on its own picture", () => {
  expect(hasFace("/static/1a/2b/hero-robot-faceless.webp")).toBe(true);
  expect(hasFace("/prefix/static/1a/2b/lost-robot-faceless.jpg")).toBe(true);
  expect(hasFace("/static/1a/2b/hero-robot.webp")).toBe(false);
  expect(hasFace("/static/hero-robot-faceless/people.jpg")).toBe(false);
});
