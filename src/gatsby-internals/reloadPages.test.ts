import { emitter } from "gatsby/dist/redux";
import { buildActions } from "gatsby/dist/state-machines/develop/actions";
import type * as Mett from "gatsby/dist/utils/mett";

import { reloadPages } from "./reloadPages";

const mockEmit = jest.fn();
const mockConnect = jest.fn<undefined, [string, () => void]>();
const mockClients = new Set<string>(["a page"]);

jest.mock("gatsby/dist/redux", () => ({
  emitter: jest.requireActual<typeof Mett>("gatsby/dist/utils/mett").mett(),
}));
jest.mock("gatsby/dist/state-machines/develop/actions", () => ({
  buildActions: { saveDbState: () => undefined },
}));
jest.mock("gatsby/dist/utils/websocket-manager", () => ({
  websocketManager: {
    get clients() {
      return mockClients;
    },
    getSocket: () => ({ emit: mockEmit, once: mockConnect }),
  },
}));

const finish = (apiName: string) =>
  emitter.emit("API_FINISHED", { payload: { apiName } });

test("reloads pages when queries have run, and again after late ones", () => {
  jest.useFakeTimers();
  const becomeIdle = buildActions.saveDbState as () => void;

  finish("createPages");
  becomeIdle();
  expect(mockEmit).toHaveBeenCalledTimes(0);

  reloadPages(false);
  becomeIdle();
  expect(mockEmit).toHaveBeenCalledTimes(0);

  reloadPages(true);
  reloadPages(false);
  expect(mockEmit).toHaveBeenCalledTimes(0);
  becomeIdle();
  expect(mockEmit).toHaveBeenCalledTimes(1);
  expect(mockEmit).toHaveBeenCalledWith("reload");

  becomeIdle();
  finish("onCreateNode");
  becomeIdle();
  expect(mockEmit).toHaveBeenCalledTimes(1);

  finish("createPages");
  becomeIdle();
  expect(mockEmit).toHaveBeenCalledTimes(2);

  finish("createPages");
  reloadPages(true);
  becomeIdle();
  finish("createPages");
  becomeIdle();
  expect(mockEmit).toHaveBeenCalledTimes(2);

  reloadPages(false);
  becomeIdle();
  expect(mockEmit).toHaveBeenCalledTimes(3);

  mockClients.clear();
  finish("createPages");
  becomeIdle();
  expect(mockEmit).toHaveBeenCalledTimes(3);
  mockConnect.mock.calls[0]?.[1]();
  expect(mockEmit).toHaveBeenCalledTimes(4);

  mockClients.add("a page");
  jest.advanceTimersByTime(60_000);
  finish("createPages");
  becomeIdle();
  expect(mockEmit).toHaveBeenCalledTimes(4);
});
