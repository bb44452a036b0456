import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

import type { Page } from "@playwright/test";

import { filesIn } from "../../src/check/filesIn";

interface GraphQl {
  query: string;
  variables: {
    input?: {
      fileChanges?: { additions: { path: string; contents: string }[] };
    };
  };
}

/**
 * Answers requests to GitHub's API as for a repository with a folder as `data/`,
 * whose main branch can be written.
 */
export async function mockGitHub(page: Page, folder: string) {
  /** What the CMS writes: texts of the files of each commit, and pull requests. */
  const commits: Record<string, string>[] = [];
  const pullRequests: unknown[] = [];
  const files = filesIn(folder).map((file) => ({
    path: `data/${file}`,
    type: "blob",
    size: 1,
    sha: hash("sha1", file),
    text: file.endsWith(".json")
      ? readFileSync(path.join(folder, file), "utf8")
      : "",
  }));
  const commit = {
    oid: hash("sha1", "head"),
    message: "Write",
    author: { name: "A Student", email: "" },
    committedDate: "2026-01-01T00:00:00Z",
  };

  const answerGraphQl = ({ query, variables }: GraphQl) => {
    const { fileChanges } = variables.input ?? {};
    if (fileChanges) {
      const texts = fileChanges.additions.map(({ path: file, contents }) => [
        file,
        Buffer.from(contents, "base64").toString(),
      ]);
      commits.push(Object.fromEntries(texts) as Record<string, string>);
      return { createCommitOnBranch: { commit } };
    }
    if (query.includes("CreateRefInput"))
      return { createRef: { ref: { name: "" } } };
    const target = { ...commit, history: { nodes: [commit] } };
    const named: Record<string, unknown> = {};
    for (const [, name = "", sha] of query.matchAll(
      /(\w+): object\(oid: "(\w+)"\)/g,
    )) {
      named[name] = files.find((file) => file.sha === sha);
    }
    for (const [, name = ""] of query.matchAll(/(\w+):\s+ref\(/g)) {
      named[name] = { target };
    }
    return {
      fork: { id: "1" },
      base: { ref: { target } },
      repository: {
        id: "1",
        defaultBranchRef: { name: "main" },
        ref: { target },
        pullRequests: { nodes: [], totalCount: 0 },
        ...named,
      },
    };
  };

  await page.route("https://api.github.com/**", async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const headers = {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "*",
      "Access-Control-Allow-Methods": "*",
    };
    const fulfill = (json: unknown) => route.fulfill({ json, headers });
    if (pathname === "/graphql") {
      const question = request.postDataJSON() as GraphQl;
      return fulfill({ data: answerGraphQl(question) });
    }
    if (pathname.includes("/git/trees/")) return fulfill({ tree: files });
    if (pathname.endsWith("/pulls") && request.method() === "POST") {
      pullRequests.push(request.postDataJSON());
      return fulfill({ number: 1, head: { sha: commit.oid } });
    }
    return fulfill({
      id: 1,
      login: "student",
      name: "A Student",
      email: "",
      permissions: { push: true },
      default_branch: "main",
    });
  });
  return { commits, pullRequests };
}
