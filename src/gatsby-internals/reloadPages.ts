import { emitter } from "gatsby/dist/redux";
import { buildActions } from "gatsby/dist/state-machines/develop/actions";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";

// On a slow machine, Gatsby may hear of a corrected file later than webpack does.
const LATE_MS = 60_000;

let hadErrors = false;
let correctedAt = -Infinity;
let isDue = false;

/**
 * Reloads the open pages of the development server when its errors are gone, because
 * a page whose query has failed does not come back by itself. Waits for Gatsby's
 * queries, and reloads again after those that run within a minute: a page that is
 * being loaded has old data, and does not listen yet.
 *
 * @param hasErrors whether the code or the content has errors now
 */
export function reloadPages(hasErrors: boolean): void {
  if (hasErrors) {
    correctedAt = -Infinity;
    isDue = false;
  } else if (hadErrors) {
    correctedAt = Date.now();
    isDue = true;
  }
  hadErrors = hasErrors;
}

// Gatsby makes pages whenever nodes have changed, and then runs queries.
emitter.on("API_FINISHED", ({ payload }: { payload: { apiName: string } }) => {
  if (payload.apiName !== "createPages") return;
  isDue ||= Date.now() - correctedAt < LATE_MS;
});

const { saveDbState } = buildActions;
Object.assign(buildActions, {
  // What Gatsby does as soon as it is idle.
  saveDbState() {
    if (isDue) sendReload();
    isDue = false;
    return saveDbState();
  },
});

function sendReload() {
  const { clients, getSocket } = websocketManager;
  const server = getSocket();
  // Gatsby's browser code listens to this event:
  // https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/app.js
  const send = () => server?.emit("reload");
  if (clients.size > 0) send();
  else server?.once("connection", send);
}
