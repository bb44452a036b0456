import { getNodeValue } from "jsonc-parser";

import { documentsOf, type Content, type WarningRule } from "../content";
import type { FeaturesContent } from "../declarations/features";
import { programPath, type ProgramContent } from "../declarations/program";
import { foldCase } from "../reportDuplicates";

const programsIn = (content: Content) =>
  documentsOf(content, "programs/*.json").flatMap(({ file, root }) => {
    const path = programPath(file);
    if (!root || path === undefined) return [];
    return { file, path, ...(getNodeValue(root) as ProgramContent) };
  });

/** Warns of programs whose card on the features page says "Coming Soon". */
export const openedPrograms: WarningRule = (content) => {
  const programs = programsIn(content);
  return documentsOf(content, "features.json").flatMap(({ file, root }) => {
    if (!root) return [];
    const { features } = getNodeValue(root) as FeaturesContent;
    return features.flatMap(({ title, tags, link }, index) => {
      const program = programs.find(
        ({ path, heading }) =>
          path === link?.href || foldCase(heading) === foldCase(title),
      );
      const isSoon = tags.some((tag) => foldCase(tag) === "coming soon");
      if (!program || !isSoon) return [];
      return {
        summary: `"${title}" has opened at ${program.path}, but its card still says "Coming Soon"`,
        places: [`${file}  features[${index}].tags`],
      };
    });
  });
};
