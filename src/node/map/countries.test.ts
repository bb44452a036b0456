import { readOutlines } from "./countries";
import { checkedCountries, outlineProblems } from "./outlineProblems";

describe("readOutlines", () => {
  const outlines = readOutlines();

  it("reads every country with its name, code and outline", () => {
    expect(outlines.length).toBeGreaterThan(190);
    expect(outlines).toContainEqual(
      expect.objectContaining({ code: "404", name: "Kenya" }),
    );
  });

  it("gives each country a code of its own", () => {
    const codes = outlines.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it("names countries without a code, and those that share one", () => {
    const codeOf = (name: string) =>
      outlines.find((outline) => outline.name === name)?.code;
    expect(codeOf("Kosovo")).toBe("kosovo");
    expect(codeOf("Australia")).toBe("036");
    expect(codeOf("Ashmore and Cartier Is.")).toBe("ashmore-and-cartier-is");
  });

  it("reads outlines that are all in order", () => {
    expect(outlineProblems(outlines)).toEqual([]);
    expect(checkedCountries(outlines)).toHaveLength(outlines.length);
  });
});
