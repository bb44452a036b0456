import { adminPage } from "./page";

test("is not for search engines, and shows the name of the site as a text, whatever is in it", () => {
  const name = "R&amp;D </title></script><b>";
  const config = { app_title: name } as never;
  const html = adminPage("/admin/main.js", { config, choices: {} });
  const page = new DOMParser().parseFromString(html, "text/html");
  expect(page.title).toBe(`Edit ${name}`);
  expect(page.querySelector("b")).toBeNull();
  const robots = page.querySelector<HTMLMetaElement>("meta[name=robots]");
  expect(robots?.content).toBe("noindex");
  expect(page.documentElement.lang).toBe("en");
  const data: unknown = JSON.parse(
    page.querySelector("#data")?.textContent ?? "",
  );
  expect(data).toMatchObject({ config });
});
