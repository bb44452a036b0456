import { useState } from "react";

import type { ContentType } from "../../src/content/contentTypes";
import { newPage } from "../newPage";
import { button, Dialog } from "./look";
import { useEditor } from "./useEditor";

interface AddPageProps {
  type: ContentType;
  onClose: () => void;
}

/** Renders the dialog that adds a page of a kind by its title. */
export function AddPage({ type, onClose }: AddPageProps) {
  const { store } = useEditor();
  const [title, setTitle] = useState("");
  const { file, value } = newPage(type, title, store.files());
  return (
    <Dialog
      heading={`Add ${type.title.toLowerCase()}`}
      closeLabel="Cancel"
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          store.edit([], value, file);
          store.select(file);
          onClose();
        }}
      >
        <label className="field">
          Title
          <input
            value={title}
            required
            pattern=".*\S.*"
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        <p className="hint">
          {title.trim() && `It will be ${file}. `}You can change its address in
          the form. It is saved once all fields are filled in.
        </p>
        <p className="row">
          <button type="submit" className={button.primary}>
            Add
          </button>
        </p>
      </form>
    </Dialog>
  );
}
