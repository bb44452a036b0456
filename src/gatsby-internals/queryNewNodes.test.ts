import { emitter } from "gatsby/dist/redux";
import { buildActions } from "gatsby/dist/state-machines/develop/actions";
import type * as Mett from "gatsby/dist/utils/mett";

import { queryNewNodes } from "./queryNewNodes";

jest.mock("gatsby/dist/redux", () => ({
  emitter: jest.requireActual<typeof Mett>("gatsby/dist/utils/mett").mett(),
}));
jest.mock("gatsby/dist/state-machines/develop/actions", () => ({
  buildActions: { incrementRecompileCount: "counts" },
}));

test("asks for queries after a node has been made of a file", () => {
  let asked = 0;
  emitter.on("ENQUEUE_NODE_MUTATION", () => {
    asked += 1;
  });
  queryNewNodes({ node: { parent: null } });
  expect(asked).toBe(0);
  queryNewNodes({ node: { parent: "a file" } });
  expect(asked).toBe(1);
});

test("the development server does not count how often files change while queries run", () => {
  expect(buildActions).toEqual({
    incrementRecompileCount: expect.any(Function) as unknown,
  });
});
