import { render, screen } from "@testing-library/react";

import { installIntersectionObserver } from "../../../tests/jest/intersectionObserver";
import { FeatureGrid } from "./FeatureGrid";

beforeEach(() => {
  installIntersectionObserver();
});

test("CSS is told how many cards there are, and how far each is from the end", () => {
  const image = {
    gatsbyImageData: {
      layout: "constrained" as const,
      width: 380,
      height: 180,
      images: { fallback: { src: "/picture.jpg" } },
    },
  };
  const features = [1, 2, 3, 4].map((id) => ({
    id,
    title: `Feature ${id}`,
    description: "",
    image,
    imageAlt: "",
    tags: [],
  }));
  render(<FeatureGrid features={features} />);
  expect(screen.getByRole("list")).toHaveAttribute("data-count", "4");
  expect(
    screen.getAllByRole("listitem").map((item) => item.dataset.fromEnd),
  ).toEqual(["4", "3", "2", "1"]);
});
