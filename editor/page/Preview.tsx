import { useEffect, useRef, useState } from "react";

import { pageOf } from "../../src/content/contentTypes";
import type { PreviewState } from "../server/startPreview";
import { useEditor } from "./useEditor";
import { sendRequest } from "./sendRequest";
import { usePreviewUpdates } from "./usePreviewUpdates";

/** Time that a page has to render once it is loaded, in ms. */
const RETRY_MS = 5000;

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

  usePreviewUpdates(frame, path, isReady);

  useEffect(() => {
    if (!isReady) return undefined;
    // While it starts, Gatsby may answer with a page that never renders.
    const timer = setInterval(() => {
      const page = frame.current?.contentDocument;
      if (page?.readyState === "complete" && !page.querySelector("main"))
        page.location.reload();
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [isReady, path]);

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
