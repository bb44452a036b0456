import type { NodePluginArgs } from "gatsby";
import { jobsV2Reducer } from "gatsby/dist/redux/reducers/jobsv2";

import { forgetPictures } from "./forgetPictures";

type State = ReturnType<typeof jobsV2Reducer>;

const reduce = jobsV2Reducer as (state: unknown, action: unknown) => State;

/** Returns Gatsby's own state after it has written three pictures. */
function finishedJobs(): State {
  let state = reduce(undefined, {});
  for (const name of ["former", "moved", "current"]) {
    const job = {
      contentDigest: `job of ${name}`,
      inputPaths: [{ path: `/data/images/${name}.jpg`, contentDigest: "sha1" }],
    };
    state = reduce(state, { type: "CREATE_JOB_V2", payload: { job } });
    state = reduce(state, {
      type: "END_JOB_V2",
      payload: { jobContentDigest: job.contentDigest, result: undefined },
    });
  }
  return state;
}

test("removes only the finished jobs of these pictures and of files that are gone", () => {
  const jobsV2 = finishedJobs();
  const args = {
    store: {
      getState: () => ({ jobsV2 }),
      dispatch: (action: unknown) => reduce(jobsV2, action),
    },
    getNodesByType: () =>
      ["former", "current"].map((name) => ({
        absolutePath: `/data/images/${name}.jpg`,
        internal: { contentDigest: `digest of ${name}` },
      })),
  } as unknown as NodePluginArgs;
  forgetPictures(args, ["digest of former"]);
  expect([...jobsV2.complete.keys()]).toEqual(["job of current"]);
});
