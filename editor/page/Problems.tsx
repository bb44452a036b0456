import type { Problem } from "../../src/content/report";
import { Glyph } from "./buttons";

/** Returns a problem as a sentence, in the check's own words. */
export function problemSentence(
  { found, expected, hint }: Problem,
  label: string,
): string {
  const question = hint ? ` Did you mean “${hint}”?` : "";
  if (label === "") return `Found ${found}, expected ${expected}.${question}`;
  if (found.startsWith("no field")) return `${label} is missing.`;
  if (found === '""') return `${label} is empty.`;
  return `${label} must be ${expected}. It is ${found}.${question}`;
}

interface ProblemsProps {
  problems: readonly Problem[];
  label: string;
}

/** Renders the problems with a field. */
export function Problems({ problems, label }: ProblemsProps) {
  return problems.map((problem) => (
    <p key={problem.found} className="problem">
      <Glyph name="circle-exclamation" /> {problemSentence(problem, label)}
    </p>
  ));
}
