import { adminPage } from "./adminPage";

test("is noindex and shows the site's name as text", () => {
  const name = "R&amp;D </title></script><b>";
  const html = adminPage("startCms-1.js", {
    ...{ name, pathPrefix: "", repository: "owner/name" },
    ...{ isDevelopment: false, pages: [], groups: [], icons: [] },
  });
  const page = new DOMParser().parseFromString(html, "text/html");
  expect(page.title).toBe(`Edit ${name}`);
  expect(page.querySelector("b")).toBeNull();
  const robots = page.querySelector<HTMLMetaElement>("meta[name=robots]");
  expect(robots?.content).toBe("noindex");
  const data: unknown = JSON.parse(
    page.querySelector("#data")?.textContent ?? "",
  );
  expect(data).toMatchObject({ config: { app_title: name } });
});
