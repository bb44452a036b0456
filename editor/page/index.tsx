import "./withoutEval";
import "./look";
import "./editor.css";
import "./buttons.css";
import "./fields.css";

import { createRoot } from "react-dom/client";

import type { Update } from "../messages";
import { ThemeProvider } from "./look";
import { Editor } from "./Editor";
import { openUpdates } from "./sendRequest";
import { Store } from "./Store";
import { StoreContext } from "./useEditor";

const element = document.getElementById("editor");
if (element) {
  let store: Store | undefined;
  const start = (update: Update) => {
    const { project } = update;
    // The first message only names the code.
    if (!project) return;
    store = new Store({ ...update, project });
    createRoot(element).render(
      <ThemeProvider>
        <StoreContext.Provider value={store}>
          <Editor />
        </StoreContext.Provider>
      </ThemeProvider>,
    );
  };
  openUpdates(
    (update) => {
      if (store) store.receive(update);
      else start(update);
    },
    () => store?.lose(),
  );
}
