import { render, screen, within } from "@testing-library/react";

import { WorldMap } from "./WorldMap";

const map = {
  dotsFile: "/static/world.svg",
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

  it("draws the land from its file, and the arcs twice, which makes them glow", () => {
    const picture = renderMap();
    const [land, glow] = picture.querySelectorAll("use");
    expect(land).toHaveAttribute("href", "/static/world.svg#dots");
    const href = glow?.getAttribute("href") ?? "";
    expect(document.getElementById(href.slice(1))?.children).toHaveLength(2);
  });

  it("is whole without any arcs", () => {
    render(
      <WorldMap
        map={{ ...map, arcs: [], cities: [] }}
        label="World map"
        citiesLabel="Connected:"
      />,
    );
    const picture = screen.getByRole("img", { name: "World map" });
    expect(picture).not.toHaveAttribute("aria-describedby");
    expect(picture.querySelector("use")).toBeInTheDocument();
    expect(screen.queryByText("Connected:")).not.toBeInTheDocument();
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
