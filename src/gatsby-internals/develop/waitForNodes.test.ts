import { emitter } from "gatsby/dist/redux";
import { runMutationBatch } from "gatsby/dist/services/run-mutation-batch";

import type * as Mett from "gatsby/dist/utils/mett";

import { waitForEvents, waitForNodes } from "./waitForNodes";

// The rest of Gatsby needs a database.
jest.mock("gatsby/dist/redux", () => ({
  emitter: jest.requireActual<typeof Mett>("gatsby/dist/utils/mett").mett(),
}));
jest.mock("gatsby/dist/redux/actions", () => ({
  actions: { createNode: (node: object) => node },
}));

test("changes of nodes end when all that transformers make of them is there", async () => {
  waitForNodes();
  let finish: (value: string) => void = () => undefined;
  const transformed = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const event = { type: "createNode", payload: [{}], resolve: jest.fn() };
  const context: object = {
    store: { dispatch: () => transformed },
    runningBatch: [event],
  };
  const batch = runMutationBatch(context);
  expect(event.resolve).toHaveBeenCalledWith(transformed);
  finish("the nodes");
  expect(await batch).toEqual(["the nodes"]);
});

test("a change of files ends when Gatsby has been told of each", async () => {
  const tell = (relativePath: string) =>
    emitter.emit("ENQUEUE_NODE_MUTATION", { payload: [{ relativePath }] });
  let isOver = false;
  const end = waitForEvents(() => {
    tell("team.json");
    return Promise.resolve(["images/team/new.jpg", "team.json"]);
  }).then(() => {
    isOver = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isOver).toBe(false);
  tell("images/team/new.jpg");
  await end;
});
