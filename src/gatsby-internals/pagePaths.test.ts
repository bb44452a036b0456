import { pagePaths } from "./pagePaths";

test("leaves out the 404 page, and no page whose path begins like its own", () => {
  const paths =
    "/ /404 /404-help /404.html /404/help /about /dev-404-page/".split(" ");
  const getNodesByType = () => paths.map((path) => ({ path })) as never;
  expect(pagePaths({ getNodesByType })).toEqual(
    "/ /404-help /404/help /about".split(" "),
  );
});
