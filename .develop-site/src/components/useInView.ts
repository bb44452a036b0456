import { useEffect, useRef, useState } from "react";

/**
 * Returns a ref for an element, and whether at least a part of it is in view.
 *
 * @param threshold the part, from 0 to 1
 * @returns undefined instead until it is known, or without IntersectionObserver
 */
export function useInView<T extends Element>(threshold = 0) {
  const ref = useRef<T>(null);
  const [isInView, setIsInView] = useState<boolean>();
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting),
      { threshold },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [threshold]);
  return [ref, isInView] as const;
}
