import { type RefObject, useEffect, useState } from "react";

/** The part of the footer that must be in view for it to count as visible. */
const THRESHOLD = 0.1;

/** Whether at least a tenth of the footer is in view. */
export function useFooterVisible(ref: RefObject<Element | null>): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        setVisible(entry?.isIntersecting ?? false);
      },
      { threshold: THRESHOLD },
    );
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return visible;
}
