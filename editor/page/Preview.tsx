import { type RefObject, useEffect, useRef, useState } from "react";

import { pageOf } from "../../src/content/contentTypes";
import type { PreviewState } from "../server/startPreview";
import { useEditor } from "./useEditor";
import { sendRequest } from "./sendRequest";

/** Time that a page has to render once it is loaded or saved. */
const RELOAD_MS = 5000;
const FOLLOW_MS = 250;

const widths = [
  ["Phone", 390],
  ["Tablet", 768],
  ["Desktop", 1280],
] as const;

const notices = {
  starting: "The preview is starting. You can edit already.",
  making: "The page is being made.",
  ready: "The page is shown here once it is saved.",
  stopped:
    "The preview has stopped. The editor’s terminal says why. It starts again when something valid is saved.",
} as const;

/** Renders the real page in the chosen width, scrolled to the edited field. */
export function Preview() {
  const { store, state } = useEditor();
  const { file } = state;
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>(390);
  const [{ scale, height }, setSize] = useState({ scale: 1, height: 0 });
  // The page as it is saved: a new one is not there yet.
  const saved = store.onDisk(file);
  const path = pageOf(file, saved);
  const preview = usePreviewState(path, file);
  const isReady = preview.state === "ready" && saved !== undefined;

  useEffect(() => {
    const measure = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const box = entry.contentRect;
      const fitting = Math.min(1, box.width / width);
      setSize({ scale: fitting, height: box.height / fitting });
    });
    if (room.current) measure.observe(room.current);
    return () => measure.disconnect();
  }, [width]);

  useFollowing(frame, path);
  useReloads(frame, state.saves, isReady ? path : "");

  return (
    <section className="preview" aria-label="Preview">
      <fieldset className="row">
        <legend className="visually-hidden">Width of the preview</legend>
        {widths.map(([name, pixels]) => (
          <label key={name}>
            <input
              type="radio"
              name="width"
              checked={pixels === width}
              onChange={() => setWidth(pixels)}
            />{" "}
            {name}
          </label>
        ))}
      </fieldset>
      <div ref={room} className="room">
        {isReady ? (
          <iframe
            ref={frame}
            key={path}
            title="The page"
            src={path}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        ) : (
          <div role="status">
            <p>{notices[saved === undefined ? "ready" : preview.state]}</p>
            {preview.state === "starting" && (
              <progress aria-label="The preview is starting" />
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** Scrolls the page to the text of the field that has the focus, once it shows it. */
function useFollowing(frame: RefObject<HTMLIFrameElement>, path: string): void {
  useEffect(() => {
    let followed = "";
    let place: number | undefined;
    const timer = setInterval(() => {
      const field = document.activeElement;
      if (!field?.matches(".form :is(input, textarea, summary)")) return;
      const { value = field.textContent } = field as Partial<HTMLInputElement>;
      const text = value.trim();
      if (text === followed) return;
      const elements =
        frame.current?.contentDocument?.querySelectorAll("body *");
      const found = [...(elements ?? [])].findLast(
        (element) => text && element.textContent.trim() === text,
      );
      if (!found) return;
      // A page that is loading scrolls to its start later.
      if (found.getBoundingClientRect().top === place) followed = text;
      found.scrollIntoView({ block: "center", behavior: "instant" });
      place = found.getBoundingClientRect().top;
    }, FOLLOW_MS);
    return () => clearInterval(timer);
  }, [frame, path]);
}

/**
 * Reloads a page that never renders or misses an update, as happens while
 * Gatsby starts.
 *
 * @param path empty while there is no page
 */
function useReloads(
  frame: RefObject<HTMLIFrameElement>,
  saves: number,
  path: string,
): void {
  useEffect(() => {
    let wait = RELOAD_MS;
    let timer: number;
    const look = () => {
      const page = frame.current?.contentDocument;
      if (page?.readyState === "complete" && !page.querySelector("main")) {
        page.location.reload();
        // A slow machine would never get to the end of rendering.
        wait *= 2;
      }
      timer = window.setTimeout(look, wait);
    };
    timer = window.setTimeout(look, wait);
    return () => clearTimeout(timer);
  }, [frame, path]);

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

const LOOK_MS = { ready: 2000, making: 400, starting: 400, stopped: 400 };

/** Returns whether Gatsby has a page; it makes a new one after it is saved. */
function usePreviewState(page: string, file: string): PreviewState {
  const starting = { page, state: "starting", pid: 0 } as const;
  const [known, setKnown] = useState<PreviewState>(starting);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const address = `preview?${new URLSearchParams({ page, file })}`;
    const look = async (last?: PreviewState): Promise<void> => {
      const answer = await sendRequest<PreviewState>(
        "GET",
        address,
        undefined,
        { signal },
      ).catch(() => last);
      if (signal.aborted) return;
      // Gatsby does not answer while it is busy.
      const isBusy = last?.state === "ready" && answer?.state === "making";
      const next = isBusy || last?.state === answer?.state ? last : answer;
      if (next) setKnown(next);
      setTimeout(() => void look(next), LOOK_MS[next?.state ?? "starting"]);
    };
    void look();
    return () => controller.abort();
  }, [page, file]);
  const isOther = known.state === "ready" && known.page !== page;
  return isOther ? { ...known, state: "making" } : known;
}
