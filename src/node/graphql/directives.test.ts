import { onItsPicture } from "./directives";

test("a face is drawn on its own picture, and on no other one", () => {
  const { resolve } = onItsPicture.extend();
  const face = { picture: "robot.webp" };
  expect(resolve({ image: "robot.webp", face })).toBe(face);
  expect(resolve({ image: "people.jpg", face })).toBeNull();
  expect(resolve({ image: "people.jpg" })).toBeNull();
});
