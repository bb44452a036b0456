import { adminPage } from "./page";

test("the name of the site is a text, whatever is in it", () => {
  const name = "R&amp;D </title></script><b>";
  const config = { app_title: name } as never;
  const html = adminPage("/admin/main.js", { config, choices: {} });
  const page = new DOMParser().parseFromString(html, "text/html");
  expect(page.title).toBe(`Edit ${name}`);
  expect(page.querySelector("b")).toBeNull();
  const data: unknown = JSON.parse(
    page.querySelector("#data")?.textContent ?? "",
  );
  expect(data).toMatchObject({ config });
});
