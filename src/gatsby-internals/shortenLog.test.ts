import reporter from "gatsby-cli/lib/reporter/index.js";

import { shortenLog } from "./shortenLog.mjs";

const warn = jest.fn();
const log = jest.fn();

jest.mock("gatsby-cli/lib/reporter/index.js", () => ({
  __esModule: true,
  default: {},
}));

/** As gatsby/dist/query/query-watcher.js warns. */
const unused = (file: string) =>
  `The GraphQL query in the non-page component "/site/${file}" will not be run.`;
const explanation = `

        Exported queries are only executed for page components. It's possible`;

test("a template without content is no reason for a warning, a component with a query is", () => {
  Object.assign(reporter, { warn, log });
  shortenLog();
  reporter.warn(unused("src/templates/program.tsx"));
  reporter.log(explanation);
  expect([warn.mock.calls, log.mock.calls]).toEqual([[], []]);
  const component = unused("src/sections/home/Hero.tsx");
  reporter.warn(component);
  reporter.log(explanation);
  expect(warn.mock.calls).toEqual([[component]]);
  expect(log.mock.calls).toEqual([[explanation]]);
});
