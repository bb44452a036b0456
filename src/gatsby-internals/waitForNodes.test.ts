import { runMutationBatch } from "gatsby/dist/services/run-mutation-batch";
import { buildActions } from "gatsby/dist/state-machines/develop/actions";

import { waitForNodes } from "./waitForNodes";

// The rest of Gatsby needs a database.
jest.mock("gatsby/dist/redux/actions", () => ({
  actions: { createNode: (node: object) => node },
}));
jest.mock("gatsby/dist/state-machines/develop/actions", () => ({
  buildActions: { incrementRecompileCount: "counts" },
}));

type Batch = Parameters<typeof runMutationBatch>[0];

test("changes of nodes end when all that transformers make of them is there, however often files change", async () => {
  waitForNodes();
  expect(buildActions.incrementRecompileCount).not.toBe("counts");

  let finish: (value: string) => void = () => undefined;
  const transformed = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const event = { type: "createNode", payload: [{}], resolve: jest.fn() };
  const batch = runMutationBatch({
    store: { dispatch: () => transformed },
    runningBatch: [event],
  } as object as Batch);
  const first = await Promise.race([batch, Promise.resolve("still running")]);
  expect(first).toBe("still running");
  expect(event.resolve).toHaveBeenCalledWith(transformed);
  finish("the nodes");
  expect(await batch).toEqual(["the nodes"]);
});
