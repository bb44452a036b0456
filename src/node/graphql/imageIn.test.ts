import { imageIn } from "./imageIn";

test("a query runs again when the picture comes of a file that has none yet", async () => {
  const dependencies: unknown[] = [];
  const nodeModel = {
    findAll: () => Promise.reject(new Error("unexpected")),
    findOne: <T>() => Promise.resolve({ children: [] } as T),
    getNodesByIds: (_: unknown, given: unknown) => {
      dependencies.push(given);
      return [];
    },
  };
  const { resolve } = imageIn.extend({ folder: "images/team" });
  const member = { img: "new.jpg" };
  const context = { nodeModel };
  expect(await resolve(member, {}, context, { fieldName: "img" })).toBeNull();
  expect(dependencies).toEqual([{ connectionType: "ImageSharp" }]);
});
