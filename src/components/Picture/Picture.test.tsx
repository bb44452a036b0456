import { render, screen } from "@testing-library/react";

import { Picture } from "./Picture";

test("sets `src` after all attributes that affect loading", () => {
  const fallback = { src: "/a.jpg", srcSet: "/a.jpg 1w", sizes: "1px" };
  const size = { layout: "constrained", width: 2, height: 1 } as const;
  const image = { gatsbyImageData: { ...size, images: { fallback } } };
  render(<Picture image={image} alt="A" />);
  const names = screen.getByRole("img").getAttributeNames();
  expect(names).toEqual(expect.arrayContaining(["loading", "sizes", "srcset"]));
  expect(names.at(-1)).toBe("src");
});
