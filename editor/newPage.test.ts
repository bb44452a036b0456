import { contentTypes } from "../src/content/contentTypes";
import { newPage } from "./newPage";

const legal = contentTypes.filter(({ file }) => file === "legal/*.json");

test.each(legal)("makes a page of its title, with a free name", (type) => {
  const { file, value } = newPage(type, "Zoë’s terms", [
    "legal/zoes-terms.json",
    "home.json",
  ]);
  expect(file).toBe("legal/zoes-terms-2.json");
  expect(value).toMatchObject({
    path: "/zoes-terms-2",
    heading: "Zoë’s terms",
    meta: { title: "Zoë’s terms", description: "" },
    sections: [],
  });
  expect(Object.keys(value as object)[0]).toBe("path");
});
