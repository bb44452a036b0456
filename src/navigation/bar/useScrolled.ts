import { useEffect, useState } from "react";

import { routeAt } from "../routes";
import { onScrollFrame } from "./scrollFrames";
import { scrolledThreshold } from "./scrolledThreshold";

function heroHeight(path: string): number | undefined {
  const hero = routeAt(path)?.hero;
  if (hero === undefined) return undefined;
  return document.getElementById(hero)?.offsetHeight;
}

/** Whether the page at a path is scrolled past (nearly all of) its hero. */
export function useScrolled(path: string): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(
    () =>
      onScrollFrame(() => {
        setScrolled(window.scrollY > scrolledThreshold(heroHeight(path)));
      }),
    [path],
  );
  return scrolled;
}
