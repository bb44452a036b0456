import "./withoutEval";
import "../../styles/fonts.css";
import "../../styles/tokens.css";
import "../../styles/global.css";
import "./editor.css";
import "./buttons.css";
import "./fields.css";

import { createRoot } from "react-dom/client";

import { ThemeProvider } from "../../theme/ThemeProvider";
import { sendRequest } from "./sendRequest";
import { Editor } from "./Editor";
import type { ContentAnswer } from "./State";
import { Store } from "./Store";
import { StoreContext } from "./useEditor";

const element = document.getElementById("editor");
if (element) {
  sendRequest<ContentAnswer>("GET", "content").then(
    (answer) =>
      createRoot(element).render(
        <ThemeProvider>
          <StoreContext.Provider value={new Store(answer)}>
            <Editor />
          </StoreContext.Provider>
        </ThemeProvider>,
      ),
    (error: unknown) => {
      element.textContent = `The content cannot be read: ${String(error)}`;
    },
  );
}
