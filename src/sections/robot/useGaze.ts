import { type RefObject, useEffect } from "react";

import { useInView } from "../../components/useInView";

export type Mood = "happy" | "lost";

/** The largest movement of the face, as a fraction of its width. */
const REACH = 0.05;

/** Distance of the pointer at which the movement is largest, in px. */
const FAR_PX = 400;

/** Time after which the robot stops looking at the pointer, in ms. */
const REST_MS = 3000;

/**
 * Returns a ref for a robot's face. The face then blinks, and looks at the pointer, a
 * touch or the focused element. With mood "lost", the face also looks around. Out of view
 * and with reduced motion, the face does not move, and the hook measures nothing.
 */
export function useGaze(mood: Mood): RefObject<SVGSVGElement> {
  const [ref, isInView] = useInView<SVGSVGElement>();
  useEffect(() => {
    const face = ref.current;
    const shapes = face?.querySelector("g");
    if (isInView === false || !face || !shapes) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    let timer: number | undefined;
    let side = 1;

    const look = (x: number, y: number) => {
      const reach = REACH * shapes.getBoundingClientRect().width;
      // The SVG has its own compositor layer, so moving it repaints nothing.
      face.style.transform = `translate(${x * reach}px, ${y * reach}px)`;
    };
    /** Blinks, and looks ahead or around if there is nothing to look at. */
    const live = (
      pause = (mood === "lost" ? 800 : 2500) + 3000 * Math.random(),
    ) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        live();
        if (still.matches) return;
        side = -side;
        look(mood === "lost" ? side : 0, 0);
        for (const eye of shapes.querySelectorAll("circle + g > :first-child"))
          eye.animate({ transform: ["none", "scaleY(0.12)", "none"] }, 200);
      }, pause);
    };
    const lookAt = (x: number, y: number) => {
      const { left, top, width, height } = shapes.getBoundingClientRect();
      const across = x - left - width / 2;
      const down = y - top - height / 2;
      const distance = Math.max(Math.hypot(across, down), FAR_PX);
      look(across / distance, down / distance);
      live(REST_MS);
    };

    const listening = new AbortController();
    const { signal } = listening;
    const onPointer = ({ clientX, clientY }: PointerEvent) => {
      if (!still.matches) lookAt(clientX, clientY);
    };
    const onFocus = ({ target }: FocusEvent) => {
      // A click on the page focuses its root, but the robot keeps looking at the pointer.
      if (!(target instanceof Element && target.matches(":focus-visible")))
        return;
      if (still.matches) return;
      const { left, top, width, height } = target.getBoundingClientRect();
      lookAt(left + width / 2, top + height / 2);
    };
    window.addEventListener("pointermove", onPointer, { signal });
    window.addEventListener("pointerdown", onPointer, { signal });
    document.addEventListener("focusin", onFocus, { signal });
    live();
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [ref, isInView, mood]);
  return ref;
}
