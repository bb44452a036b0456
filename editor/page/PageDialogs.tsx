import { useState } from "react";

import { readDocuments } from "../../src/content/checkSource";
import {
  type ContentType,
  contentTypeOf,
  contentTypes,
  pageOf,
} from "../../src/content/contentTypes";
import { pathOf } from "../../src/content/json/syntaxTree";
import { findReferences } from "../../src/content/rules/references";
import { newPage } from "../newPage";
import { button, Dialog } from "./look";
import { FieldLink } from "./FieldLink";
import type { Store } from "./Store";
import { fileTitle, useEditor } from "./useEditor";

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

/** Returns the fields that link to a page of a file. */
function linksTo(store: Store, file: string) {
  const source = store.edited();
  const path = pageOf(file, store.valueOf(file));
  return findReferences(readDocuments(source))
    .filter(({ reference }) =>
      ["page", "anchor", "link"].includes(reference.to),
    )
    .filter(({ name }) => name.split("#")[0] === path)
    .map(({ document, node }) => ({
      file: store.fileOf(document),
      path: pathOf(node),
    }))
    .filter((link) => link.file !== file);
}

/** Renders the dialog that removes a page that nothing links to. */
export function RemovePage({ onClose }: { onClose: () => void }) {
  const { store, state } = useEditor();
  const { file } = state;
  const title = fileTitle(store, file);
  const links = linksTo(store, file);
  const remove = () => {
    store.edit([], undefined, file);
    store.select(contentTypes[0]?.file ?? "");
    store.announce(`${title} was removed.`, true);
    onClose();
  };
  return (
    <Dialog heading={`Remove ${title}?`} closeLabel="Cancel" onClose={onClose}>
      {links.length === 0 ? (
        <>
          <p>No link leads to this page. You can undo this.</p>
          <p className="row">
            <button type="button" className={button.primary} onClick={remove}>
              Remove
            </button>
          </p>
        </>
      ) : (
        <>
          <p>These links lead to this page. Change or remove them first:</p>
          <ul>
            {links.map((link) => (
              <FieldLink key={link.file + link.path} {...link}>
                {contentTypeOf(link.file)?.title} › {link.path}
              </FieldLink>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
