import { render, screen } from "@testing-library/react";

import { WorldMap } from "./WorldMap";

test("a city at two positions has two pins, and is named once", () => {
  const cities = [1, 2].map((x) => ({ name: "London", x, y: 1 }));
  const { container } = render(<WorldMap arcs={[]} cities={cities} />);
  expect(container.querySelectorAll(".pin")).toHaveLength(2);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});
