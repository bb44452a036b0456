import { readOutlines } from "./countries";
import { checkedCountries } from "./outlineProblems";
import { pointOf } from "./projection";
import { worldMap } from "./worldMap";

const countries = checkedCountries(readOutlines());

const berlin = { city: "Berlin", lat: 52.52, lng: 13.4 };
const tokyo = { city: "Tokyo", lat: 35.68, lng: 139.69 };
const lagos = { city: "Lagos", lat: 6.52, lng: 3.38 };

describe("worldMap", () => {
  it("draws land, arcs and cities on one map", () => {
    const map = worldMap(countries, [{ start: berlin, end: tokyo }]);
    expect(map).toMatchObject({ width: 800, height: 400 });
    expect(map.dots).toMatch(/^M[\d.]+ [\d.]+h0/);
    expect(map.arcs).toMatchObject([{ from: "Berlin", to: "Tokyo" }]);
    expect(map.arcs[0]?.path).toMatch(/^M429\.78 83\.29Q.* 710\.42 120\.71$/);
  });

  it("has each city once, in the order of first mention", () => {
    const { cities } = worldMap(
      [],
      [
        { start: tokyo, end: berlin },
        { start: berlin, end: lagos },
        { start: lagos, end: tokyo },
      ],
    );
    expect(cities).toEqual([
      { name: "Tokyo", ...pointOf(tokyo) },
      { name: "Berlin", ...pointOf(berlin) },
      { name: "Lagos", ...pointOf(lagos) },
    ]);
  });

  it("draws no arcs where there are none", () => {
    expect(worldMap([], [])).toMatchObject({ arcs: [], cities: [] });
  });

  it("refuses a city that lies in two places", () => {
    expect(() =>
      worldMap(
        [],
        [
          { start: berlin, end: tokyo },
          { start: lagos, end: { ...berlin, lat: 44.47 } },
        ],
      ),
    ).toThrow("Berlin: found two places");
  });
});
