import { readCountries } from "./countries";

const countries = readCountries();

test("reads every country with its name, code and outline", () => {
  expect(countries.length).toBeGreaterThan(190);
  expect(countries).toContainEqual(
    expect.objectContaining({ code: "404", name: "Kenya" }),
  );
});

test("gives each country a unique name, which identifies its node", () => {
  const names = countries.map(({ name }) => name.trim());
  expect(names).not.toContain("");
  expect(new Set(names).size).toBe(names.length);
});
