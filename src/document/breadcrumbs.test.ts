import { breadcrumbs } from "./breadcrumbs";

const names = {
  site: "GAINOVA",
  title: "Terms of Service",
  navigation: [
    { label: "Start", path: "/" },
    { label: "About", path: "/about" },
  ],
};

test("leads from home, in the words of the navigation", () => {
  expect(breadcrumbs("/about", names)).toEqual([
    { name: "Start", path: "/" },
    { name: "About", path: "/about" },
  ]);
});

test("takes titles for what the navigation does not name", () => {
  expect(breadcrumbs("/terms", { ...names, navigation: [] })).toEqual([
    { name: "GAINOVA", path: "/" },
    { name: "Terms of Service", path: "/terms" },
  ]);
});

test("the home page has no way to it", () => {
  expect(breadcrumbs("/", names)).toEqual([]);
});
