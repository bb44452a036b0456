import { useEffect, useRef, useState } from "react";

/**
 * Returns a ref for an element, and whether at least a fraction of it is in view. The
 * second value is undefined before the first measurement, and if the browser has no
 * IntersectionObserver.
 *
 * @param threshold the fraction, from 0 to 1
 */
export function useInView<T extends Element>(threshold = 0) {
  const ref = useRef<T>(null);
  const [isInView, setIsInView] = useState<boolean>();
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (changes) => setIsInView(changes.at(-1)?.isIntersecting),
      { threshold },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [threshold]);
  return [ref, isInView] as const;
}
