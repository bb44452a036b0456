type Listener = () => void;

const listeners = new Set<Listener>();
let frame: number | undefined;

function runAll(): void {
  frame = undefined;
  for (const listener of listeners) listener();
}

function requestRun(): void {
  frame ??= requestAnimationFrame(runAll);
}

/**
 * Calls a listener in the next frame and then at most once in each frame in
 * which the page was scrolled or the window resized. All listeners run in the
 * same frame, so that the layout is read once for all of them.
 *
 * @returns a function that stops it
 */
export function onScrollFrame(listener: Listener): () => void {
  if (listeners.size === 0) {
    window.addEventListener("scroll", requestRun, { passive: true });
    window.addEventListener("resize", requestRun);
  }
  listeners.add(listener);
  requestRun();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("scroll", requestRun);
    window.removeEventListener("resize", requestRun);
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
}
