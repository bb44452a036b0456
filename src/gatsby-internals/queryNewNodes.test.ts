import { EventEmitter } from "node:events";

import { queryNewNodes } from "./queryNewNodes";

const mockEmitter = new EventEmitter();

jest.mock("gatsby/dist/redux", () => ({
  get emitter() {
    return mockEmitter;
  },
}));

jest.mock("gatsby/dist/state-machines/develop/actions", () => ({
  buildActions: {},
}));

test("asks for queries after a node has been made of a file", () => {
  let asked = 0;
  mockEmitter.on("ENQUEUE_NODE_MUTATION", () => (asked += 1));
  queryNewNodes({ node: { parent: null } });
  expect(asked).toBe(0);
  queryNewNodes({ node: { parent: "a file" } });
  expect(asked).toBe(1);
});
