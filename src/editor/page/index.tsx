import "./withoutEval";
import "../../styles/fonts.css";
import "../../styles/tokens.css";
import "../../styles/global.css";
import "./editor.css";

import { createRoot } from "react-dom/client";

import { ThemeProvider } from "../../theme/ThemeProvider";
import { ask, type ContentAnswer } from "./api";
import { Editor } from "./Editor";
import { Store } from "./Store";

const element = document.getElementById("editor");
if (element) {
  ask("GET", "content").then(
    (answer) =>
      createRoot(element).render(
        <ThemeProvider>
          <Editor store={new Store(answer as ContentAnswer)} />
        </ThemeProvider>,
      ),
    (error: unknown) => {
      element.textContent = `The content cannot be read: ${String(error)}`;
    },
  );
}
