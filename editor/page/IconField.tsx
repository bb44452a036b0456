import { useState } from "react";

import { asText } from "../contentValues";
import { Dialog } from "./look";
import type { ControlProps } from "./fieldProps";
import { Glyph } from "./buttons";
import { useEditor } from "./useEditor";

const MAX_SHOWN = 60;

/** Renders an icon and a dialog in which another one is chosen by picture. */
export function IconField({ value, edit, control }: ControlProps) {
  const { icons } = useEditor().state.project;
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const name = asText(value);
  const words = query.toLowerCase().trim().split(/\s+/);
  const found = [...icons.names].filter((icon) =>
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
        {name && <Glyph name={name} />} {name || "Choose an icon …"}
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
            {found.length > MAX_SHOWN && `${MAX_SHOWN} of `}
            {found.length} icons
          </p>
          <ul className="icons">
            {found.slice(0, MAX_SHOWN).map((icon) => (
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
