import { useEffect, useState } from "react";

import { homeSections } from "../routes";
import { activeSection, type SectionBounds } from "./activeSection";
import { onScrollFrame } from "./scrollFrames";

function boundsOf(id: string): SectionBounds[] {
  const element = document.getElementById(id);
  if (!element) return [];
  const { top, bottom } = element.getBoundingClientRect();
  return [{ id, top: top + window.scrollY, bottom: bottom + window.scrollY }];
}

/** The id of the home page's active section; none on other pages. */
export function useActiveSection(path: string): string | undefined {
  const [active, setActive] = useState<string>();
  const atHome = path === "/";
  useEffect(() => {
    if (!atHome) return;
    return onScrollFrame(() => {
      const position = window.scrollY + window.innerHeight / 3;
      setActive(activeSection(position, homeSections.flatMap(boundsOf)));
    });
  }, [atHome]);
  return atHome ? active : undefined;
}
