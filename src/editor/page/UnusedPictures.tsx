import { useState } from "react";

import { Dialog } from "../../components/Dialog/Dialog";
import { ask } from "./api";
import { useEditor } from "./EditorContext";
import { TextButton } from "./parts";

/** Renders the pictures that nothing uses, to be deleted one by one. */
export function UnusedPictures({ onClose }: { onClose: () => void }) {
  const { state, store, say } = useEditor();
  const [failure, setFailure] = useState("");
  const remove = async (picture: string) => {
    try {
      await ask("DELETE", `pictures?${new URLSearchParams({ picture })}`);
      await store.reload();
      say(`${picture} was deleted.`);
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  return (
    <Dialog
      heading="Pictures that nothing uses"
      closeLabel="Close"
      onClose={onClose}
    >
      {failure && (
        <p className="problem" role="alert">
          {failure}
        </p>
      )}
      <ul className="unused">
        {state.unused.map((picture) => (
          <li key={picture}>
            <img src={picture} alt="" />
            <span>{picture.replace("images/", "")}</span>
            <TextButton icon="trash-can" onClick={() => void remove(picture)}>
              Delete<span className="visually-hidden"> {picture}</span>
            </TextButton>
          </li>
        ))}
      </ul>
      {state.unused.length === 0 && <p role="status">All pictures are used.</p>}
    </Dialog>
  );
}
