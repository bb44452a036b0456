import type { Person } from "../tests/Person";
import { describeWithGit } from "../../tests/jest/gitEnvironment";
import { temporaryFolder } from "../../tests/jest/temporaryFolder";
import type { FieldChange } from "../fieldChange";
import { createRoutes } from "./routes";
import { writeChanges } from "./contentFiles";
import { startTerm } from "../tests/startTerm";

describeWithGit("content files (needs git)", () => {
  const project = process.cwd();
  let student: Person;

  beforeAll(() => {
    ({ student } = startTerm(temporaryFolder()));
  });
  afterAll(() => process.chdir(project));
  afterEach(() => student.git("checkout", "-q", "--", "data"));

  const about = (
    field: string,
    before: unknown,
    after: unknown,
  ): FieldChange => ({
    file: "about.json",
    path: [field],
    before,
    after,
  });
  const write = (...changes: FieldChange[]) =>
    writeChanges(student.folder, changes);

  test("writes a change into the file as it is now, as a diff of one line", async () => {
    const { heading } = student.read("about.json");
    student.edit("about.json", { introduction: "Edited by hand." });
    const { accepted, files } = await write(about("heading", heading, "Us"));
    expect(accepted).toEqual([0]);
    expect(files).toEqual([["about.json", student.text("about.json")]]);
    const stat = student.git("diff", "--shortstat");
    expect(stat).toContain("2 insertions(+), 2 deletions(-)");
    expect(student.read("about.json")).toMatchObject({
      heading: "Us",
      introduction: "Edited by hand.",
    });
  });

  test("writes valid changes although others are not, or no longer fit", async () => {
    const { heading, introduction, meta } = student.read("about.json");
    const { accepted } = await write(
      about("heading", heading, ""),
      about("introduction", introduction, "New."),
      about("meta", { title: "Another", description: "" }, { title: "Mine" }),
    );
    expect(accepted).toEqual([1]);
    expect(student.read("about.json")).toMatchObject({ heading, meta });
  });

  test("writes changes that are valid only together", async () => {
    const { items } = student.read("navigation.json");
    const team = student.read("team.json") as { groups: { anchor: string }[] };
    const groups = team.groups.filter(({ anchor }) => anchor !== "creative");
    const without = JSON.parse(
      JSON.stringify(items).replace(/,\{[^{}]*#creative"\}/, ""),
    ) as unknown;
    const changes = [
      {
        file: "team.json",
        path: ["groups"],
        before: team.groups,
        after: groups,
      },
      {
        file: "navigation.json",
        path: ["items"],
        before: items,
        after: without,
      },
    ];
    const [change] = changes;
    expect((await write(...(change ? [change] : []))).accepted).toEqual([]);
    expect((await write(...changes)).accepted).toEqual([0, 1]);
  });

  test("adds and removes pages, but none that links lead to", async () => {
    const terms = student.read("legal/terms.json");
    const description =
      "A page that is new, with a description that is long enough.";
    const meta = { title: "New", description };
    const page = { ...terms, path: "/new", heading: "New", meta };
    const file = "legal/new.json";
    expect((await write({ file, path: [], after: page })).accepted).toEqual([
      0,
    ]);
    expect(student.read(file)).toEqual(page);
    const removed = await write({ file, path: [], before: page });
    expect(removed).toEqual({ accepted: [0], files: [[file, null]] });
    const linked = { file: "legal/terms.json", path: [], before: terms };
    expect((await write(linked)).accepted).toEqual([]);
  });

  test("lets a maintainer save although there are problems already", async () => {
    const { heading } = student.read("about.json");
    student.edit("faqs.json", { faqs: [{ question: "" }], unknown: 1 });
    student.write("contact.json", "{");
    const contact = { file: "contact.json", path: ["heading"], after: "x" };
    const { accepted } = await write(contact, about("heading", heading, "Us"));
    expect(accepted).toEqual([1]);
    expect(student.text("contact.json")).toBe("{");
  });

  test.each(["../package.json", "schemas/x.json", "x.json", "legal/a\\b.json"])(
    "refuses %s, which is not content",
    async (file) => {
      await expect(write({ file, path: [], after: {} })).rejects.toThrow(
        "not a file of the content",
      );
    },
  );

  test("loses none of 200 requests at once", async () => {
    const preview = { look: jest.fn(), ensureRunning: jest.fn() };
    const routes = createRoutes(student.folder, preview);
    const { faqs } = student.read("faqs.json");
    const first = (faqs as object[]).slice(0, 1);
    const added = Array.from({ length: 200 }, (_, at) => ({
      question: `Question ${at}?`,
      answer: "Yes.",
    }));
    const { signal } = new AbortController();
    const query = new URLSearchParams();
    await Promise.all(
      added.map((entry) => {
        const change = {
          file: "faqs.json",
          path: ["faqs"],
          before: first,
          after: [...first, entry],
        };
        const body = Buffer.from(JSON.stringify([change]));
        const put = routes["PUT api/content"];
        return put ? put({ query, body, signal }) : Promise.reject(new Error());
      }),
    );
    const { faqs: all } = student.read("faqs.json");
    expect(all).toHaveLength(200 + (faqs as object[]).length);
    expect(all).toEqual(expect.arrayContaining(added));
  }, 120_000);
});
