import { type RefObject, useEffect, useState } from "react";

import { textsIn } from "../contentValues";
import { bringIntoView, findText, textsAround } from "./previewText";
import { useEditor } from "./useEditor";

const TICK_MS = 250;
const TICKS = 40;
/** While it starts, Gatsby loses updates, so the page is reloaded instead. */
const RELOAD_MS = 5000;

/** Keeps a page up to date with the form, and what is edited in view. */
export function usePreviewUpdates(
  frame: RefObject<HTMLIFrameElement>,
  path: string,
  isReady: boolean,
): void {
  const { store, state } = useEditor();
  const { file, saves } = state;
  const focused = useFocusedField(file);

  useEffect(() => {
    let ticks = TICKS;
    let target: Element | undefined;
    // The page may still be loading, be outdated, or scroll to its start.
    const timer = setInterval(() => {
      const page = frame.current?.contentDocument;
      const around = focused ? textsAround(focused) : [];
      const wanted = around.length > 0 ? around : textsIn(store.valueOf(file));
      const found = page ? findText(page, wanted) : undefined;
      const isShown = found && bringIntoView(found) && found === target;
      target = found;
      ticks -= 1;
      // What was just added is there only after Gatsby's update.
      if (ticks === 0 || (isShown && found.textContent.trim() === wanted[0]))
        clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [frame, store, file, focused, saves, path, isReady]);

  useEffect(() => {
    const page = frame.current?.contentWindow;
    if (saves === 0 || !page) return undefined;
    const timer = setTimeout(() => page.location.reload(), RELOAD_MS);
    const observer = new MutationObserver(() => clearTimeout(timer));
    // Absent while the page is loading.
    const body = page.document.querySelector("body");
    const changes = { characterData: true, childList: true, subtree: true };
    if (body) observer.observe(body, changes);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [frame, saves]);
}

/** Returns the field or entry of the form that had the focus last. */
function useFocusedField(file: string): Element | null {
  const [focused, setFocused] = useState<[string, Element]>();
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest(".form"))
        setFocused([file, target]);
    };
    addEventListener("focusin", onFocus);
    return () => removeEventListener("focusin", onFocus);
  }, [file]);
  return focused?.[0] === file ? focused[1] : null;
}
