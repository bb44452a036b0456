import { availableParallelism } from "node:os";
import path from "node:path";

import { COPIES } from "./buildCopy";

/** The sites that only the tests of builds need: their environment, by their name. */
export const otherSites = {
  /** In another folder, language and time zone, with more cores, as if on Netlify. */
  "another place": {
    LC_ALL: "de_DE.UTF-8",
    TZ: "Pacific/Kiritimati",
    GATSBY_CPU_COUNT: String(availableParallelism() + 1),
    NETLIFY: "true",
  },
  /** With everything extreme at once, below a path, as GitHub Pages serves it. */
  extreme: {
    CONTENT_DIR: path.resolve(COPIES, "extreme content"),
    PATH_PREFIX: "/gainova",
  },
} as const;
