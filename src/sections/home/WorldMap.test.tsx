import { render, screen, within } from "@testing-library/react";

import { WorldMap } from "./WorldMap";

const map = {
  dots: "M1 6.25h0m5 0h0",
  arcs: [{ path: "M1 2Q3 0 5 2" }, { path: "M5 2Q7 0 9 2" }],
  cities: [
    { name: "Toronto", x: 1, y: 2 },
    { name: "São Paulo", x: 5, y: 2 },
    { name: "Lagos", x: 9, y: 2 },
  ],
};

function renderMap() {
  render(
    <WorldMap map={map} label="World map of us" citiesLabel="Connected:" />,
  );
  return screen.getByRole("img", { name: "World map of us" });
}

describe("WorldMap", () => {
  it("is one picture, 800 by 400", () => {
    expect(renderMap()).toHaveAttribute("viewBox", "0 0 800 400");
  });

  it("draws the land and one path for each arc, and no other path", () => {
    const paths = [...renderMap().querySelectorAll("path")];
    expect(paths.map((path) => path.getAttribute("d"))).toEqual([
      map.dots,
      ...map.arcs.map(({ path }) => path),
    ]);
    const arcs = paths.slice(1);
    expect(arcs.map((path) => path.getAttribute("class"))).toEqual([
      "arc",
      "arc",
    ]);
    // The animation's steps count on arcs being the only paths beside them.
    expect(new Set(arcs.map((path) => path.parentElement)).size).toBe(1);
    expect(arcs[0]?.parentElement?.children).toHaveLength(arcs.length);
  });

  it("makes the arcs glow by drawing the same arcs again", () => {
    const picture = renderMap();
    const href = picture.querySelector("use")?.getAttribute("href") ?? "";
    expect(document.getElementById(href.slice(1))?.children).toHaveLength(2);
  });

  it("pins each city", () => {
    const pins = [...renderMap().querySelectorAll("circle.pin")];
    expect(
      pins.map((pin) => [pin.getAttribute("cx"), pin.getAttribute("cy")]),
    ).toEqual([
      ["1", "2"],
      ["5", "2"],
      ["9", "2"],
    ]);
  });

  it("lists each city once, as the text that stands for the picture", () => {
    const picture = renderMap();
    const items = within(screen.getByRole("list")).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "Toronto",
      "São Paulo",
      "Lagos",
    ]);
    expect(picture).toHaveAccessibleDescription(
      /^Connected:\s*Toronto\s*São Paulo\s*Lagos$/,
    );
  });

  it("may be on a page twice", () => {
    const { container } = render(
      <>
        <WorldMap map={map} label="World map one" citiesLabel="One:" />
        <WorldMap map={map} label="World map two" citiesLabel="Two:" />
      </>,
    );
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });
});
