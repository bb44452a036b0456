import { render, screen } from "@testing-library/react";

import { WorldMap } from "./WorldMap";

test("names a city with two pins once", () => {
  const cities = [1, 2].map((x) => ({ name: "London", x, y: 1 }));
  const { container } = render(<WorldMap arcs={[]} cities={cities} />);
  expect(container.querySelectorAll(".pin")).toHaveLength(2);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});
