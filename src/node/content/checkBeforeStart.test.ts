import { checkBeforeStart } from "./checkBeforeStart";

afterEach(() => {
  delete process.env.CONTENT_DIR;
});

test.each([
  ["nowhere", 1],
  ["tests/fixtures/site", 0],
])("with the content in %s stops Gatsby %i times", async (folder, times) => {
  process.env.CONTENT_DIR = folder;
  const panic = jest.fn<never, unknown[]>();
  const log = jest.fn();
  await checkBeforeStart({ reporter: { panic, log } });
  expect(panic).toHaveBeenCalledTimes(times);
  expect(log).toHaveBeenCalledTimes(1 - times);
});
