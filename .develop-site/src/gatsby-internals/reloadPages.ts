import { websocketManager } from "gatsby/dist/utils/websocket-manager";

/**
 * Reloads the pages of the development server that are open. One whose query has
 * failed does not come back by itself. Gatsby's browser code listens to this event:
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/app.js
 */
export function reloadPages(): void {
  websocketManager.getSocket()?.emit("reload");
}
