import { checkFolder } from "../check/checkContent";
import type { PlacedProblem, Report } from "../check/report";
import { startWith } from "./checkBeforeStart";
import { checkAndCopy } from "./copy/checkAndCopy";

jest.mock("../check/checkContent");
jest.mock("./copy/checkAndCopy");

const problem: PlacedProblem = {
  file: "data/faqs.json",
  line: 3,
  column: 5,
  path: "faqs[0]",
  found: "a typo",
  expected: "a word",
};
const valid = { fileCount: 9, problems: [] };
const invalid = { ...valid, problems: [problem] };

const PROBLEMS = /faqs\.json:3:5 [^]*\n1 problem in 1 file$/;
const CODE = /^Error: gone\.json\n +at /;

test.each<[string, Report | Error, Report, "log" | "panic", RegExp]>([
  [
    "starts with valid content",
    valid,
    invalid,
    "log",
    /^No problems in 9 files$/,
  ],
  ["ends with all problems, without code", invalid, valid, "panic", PROBLEMS],
  ["ends with an error", Error("gone.json"), valid, "panic", CODE],
  [
    "ends with all problems while developing without a valid copy",
    invalid,
    invalid,
    "panic",
    PROBLEMS,
  ],
  ["starts with them while developing", invalid, valid, "log", PROBLEMS],
  ["starts with one while developing", Error("gone.json"), valid, "log", CODE],
])("Gatsby %s", async (title, report, copy, outcome, text) => {
  const mode = title.includes("developing") ? "development" : "production";
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: mode });
  jest.mocked(checkFolder).mockResolvedValue(copy);
  const result = report instanceof Error ? Promise.reject(report) : report;
  jest.mocked(checkAndCopy).mockImplementation(async () => result);
  const calls: string[] = [];
  const note = (name: string) => (given: unknown) => {
    calls.push(name);
    expect(given).toMatch(text);
  };
  await startWith("copy", { log: note("log"), panic: note("panic") as never });
  expect(calls).toEqual([outcome]);
});
