import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

import type { Page } from "@playwright/test";

import { filesIn } from "../../src/content/filesIn";

interface GraphQl {
  query: string;
  variables: {
    input?: { fileChanges?: FileChanges; branch?: { branchName: string } };
  };
}

interface FileChanges {
  additions: { path: string; contents: string }[];
}

/** What the CMS wrote to GitHub. */
interface Repository {
  /** Texts of the committed files, by branch and path. */
  commits: { branch: string; files: Record<string, string> }[];
  pullRequests: unknown[];
}

/**
 * Answers requests to GitHub's API as for a repository with a folder as `data/`,
 * whose main branch can be written.
 */
export async function mockGitHub(
  page: Page,
  folder: string,
): Promise<Repository> {
  const repository: Repository = {
    commits: [],
    pullRequests: [],
  };
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
    const { fileChanges, branch } = variables.input ?? {};
    if (fileChanges) {
      repository.commits.push({
        branch: branch?.branchName ?? "",
        files: Object.fromEntries(
          fileChanges.additions.map(({ path: file, contents }) => [
            file,
            Buffer.from(contents, "base64").toString(),
          ]),
        ),
      });
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
    const fulfill = (json: unknown) =>
      route.fulfill({
        json,
        headers: {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Headers": "*",
          "Access-Control-Allow-Methods": "*",
        },
      });
    const end = pathname.replace(/^\/repos\/[^/]+\/[^/]+/, "…");
    if (pathname === "/graphql") {
      const question = request.postDataJSON() as GraphQl;
      return fulfill({ data: answerGraphQl(question) });
    }
    if (end.startsWith("…/git/trees/")) return fulfill({ tree: files });
    if (end === "…/pulls" && request.method() === "POST") {
      repository.pullRequests.push(request.postDataJSON());
      return fulfill({
        number: 1,
        node_id: "1",
        title: "",
        html_url: "",
        head: { sha: commit.oid },
        created_at: commit.committedDate,
        updated_at: commit.committedDate,
      });
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
  return repository;
}
