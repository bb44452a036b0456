import { Dialog } from "../../src/components/Dialog/Dialog";
import { sendRequest } from "./sendRequest";
import { TextButton } from "./buttons";
import { useAttempt } from "./useAttempt";
import { useEditor } from "./useEditor";

/** Renders the pictures that nothing uses, to be deleted one by one. */
export function UnusedPictures({ onClose }: { onClose: () => void }) {
  const { state, store } = useEditor();
  const [failure, attempt] = useAttempt();
  const remove = async (picture: string) => {
    await sendRequest("DELETE", `pictures?${new URLSearchParams({ picture })}`);
    await store.reload();
    store.announce(`${picture} was deleted.`);
  };
  return (
    <Dialog
      heading="Pictures that nothing uses"
      closeLabel="Close"
      onClose={onClose}
    >
      {failure}
      <ul>
        {state.unused.map((picture) => (
          <li key={picture} className="row">
            <img src={picture} alt="" />
            {picture.replace("images/", "")}
            <TextButton
              icon="trash-can"
              onClick={() => attempt(() => remove(picture))}
            >
              Delete<span className="visually-hidden"> {picture}</span>
            </TextButton>
          </li>
        ))}
      </ul>
      {state.unused.length === 0 && <p role="status">All pictures are used.</p>}
    </Dialog>
  );
}
