import { useState } from "react";

import { Dialog } from "../../components/Dialog/Dialog";
import { useEditor } from "./EditorContext";
import type { ValueProps } from "./fields";
import { Glyph } from "./parts";

const MOST = 60;

/** Renders an icon and a dialog in which another one is chosen by picture. */
export function IconField({
  value,
  edit,
  path: _path,
  schema: _schema,
  ...control
}: ValueProps) {
  const { state } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const name = typeof value === "string" ? value : "";
  const words = query.toLowerCase().trim().split(/\s+/);
  const found = [...state.source.icons.names].filter((icon) =>
    words.every((word) => icon.includes(word)),
  );
  return (
    <>
      <button
        type="button"
        className="chooser"
        {...control}
        onClick={() => setOpen(true)}
      >
        {name && <Glyph name={name} />}
        {name || "Choose an icon …"}
      </button>
      {isOpen && (
        <Dialog
          heading="Choose an icon"
          closeLabel="Close"
          onClose={() => setOpen(false)}
        >
          <label className="field">
            Search by English words
            <input
              type="search"
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
          </label>
          <p role="status" className="hint">
            {found.length > MOST
              ? `${MOST} of ${found.length} icons`
              : `${found.length} icons`}
          </p>
          <ul className="icons">
            {found.slice(0, MOST).map((icon) => (
              <li key={icon}>
                <button
                  type="button"
                  aria-pressed={icon === name}
                  onClick={() => {
                    edit(icon);
                    setOpen(false);
                  }}
                >
                  <Glyph name={icon} />
                  {icon}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
