import "./withoutEval";
import "../../src/styles/fonts.css";
import "../../src/styles/tokens.css";
import "../../src/styles/global.css";
import "./editor.css";
import "./buttons.css";
import "./fields.css";

import { createRoot } from "react-dom/client";

import { ThemeProvider } from "../../src/theme/ThemeProvider";
import { openDraftStorage } from "./draftStorage";
import { sendRequest } from "./sendRequest";
import { Editor } from "./Editor";
import type { ContentAnswer } from "./State";
import { Store } from "./Store";
import { StoreContext } from "./useEditor";

const element = document.getElementById("editor");
if (element) {
  const open = async () => {
    const answer = await sendRequest<ContentAnswer>("GET", "content");
    const store = new Store(answer, await openDraftStorage(answer.project));
    createRoot(element).render(
      <ThemeProvider>
        <StoreContext.Provider value={store}>
          <Editor />
        </StoreContext.Provider>
      </ThemeProvider>,
    );
  };
  open().catch((error: unknown) => {
    element.textContent = `The content cannot be read: ${String(error)}`;
  });
}
