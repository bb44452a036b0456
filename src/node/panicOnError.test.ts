import { panicOnError } from "./panicOnError";

test("ends the build with the message of an error, without code", async () => {
  const panic = jest.fn<never, unknown[]>();
  const hook = panicOnError(() => Promise.reject(new Error("Too long.")));
  await hook({ reporter: { panic } });
  expect(panic.mock.calls).toEqual([["Too long."]]);
});
