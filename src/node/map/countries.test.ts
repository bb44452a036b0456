import { readOutlines } from "./countries";
import { checkedCountries } from "../../content/outlineProblems";

const countries = checkedCountries(readOutlines());

test("reads every country with its name, code and outline", () => {
  expect(countries.length).toBeGreaterThan(190);
  expect(countries).toContainEqual(
    expect.objectContaining({ code: "404", name: "Kenya" }),
  );
});

test("gives each country a unique name, which identifies its node", () => {
  const names = countries.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
