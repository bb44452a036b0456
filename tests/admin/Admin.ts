import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

import { expect, type Locator, type Page } from "@playwright/test";

import { checkContent } from "../../src/check/checkContent";
import { formatReport } from "../../src/check/report";
import { readContent } from "../../src/check/readContent";
import { filesIn } from "../../src/check/filesIn";
import { readLocalFiles, writeLocalFiles } from "./repository";

/** Drives the CMS with the fixture's content in the origin private file system. */
export class Admin {
  constructor(
    readonly page: Page,
    /** The folder on disk with a copy of the content. */
    readonly folder: string,
  ) {}

  /** Opens the content in `folder` with the button "Work with Local Repository". */
  async open(): Promise<void> {
    await this.page.goto("/admin/");
    const files = filesIn(this.folder).map((file) => {
      const bytes = readFileSync(path.join(this.folder, file));
      return [`data/${file}`, bytes.toString("base64")] as const;
    });
    await this.page.evaluate(writeLocalFiles, {
      ...Object.fromEntries(files),
      ".git/HEAD": "",
    });
    await this.page.getByRole("button", { name: /Local Repository/ }).click();
    await expect(this.page.getByRole("tree")).toBeVisible();
  }

  /** Opens the form of a file in a collection. The default collection is "Site". */
  async edit(name: string, collection = "Site"): Promise<void> {
    await this.list(collection);
    const cells = this.page.getByRole("gridcell", { name, exact: true });
    if (collection === "Site") await cells.click();
    else await cells.last().dblclick();
    await this.waitForForm("editing");
  }

  private async list(collection: string): Promise<void> {
    const item = this.page.getByRole("treeitem", { name: collection });
    // The CMS handles clicks only 100 ms after it shows the items. At that time, the CMS
    // also adds this attribute.
    await expect(item).toHaveAttribute("aria-posinset");
    await item.click();
    await expect(this.status).toContainText(`viewing the “\u2068${collection}`);
  }

  /**
   * Waits for a form and for idle time. The CMS can open a form twice. The second time,
   * the CMS drops earlier input.
   */
  private async waitForForm(state: "creating" | "editing"): Promise<void> {
    await expect(this.status).toContainText(state);
    await this.waitUntilIdle();
  }

  private async waitUntilIdle(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve)),
    );
  }

  private get status(): Locator {
    return this.page.getByRole("status").filter({ hasText: "You’re now" });
  }

  /** Fills in fields by their labels. Repeats this if the CMS drops a value. */
  async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    const field = (name: string) =>
      this.page.getByRole("textbox", { name, exact: true }).first();
    await expect(async () => {
      for (const [name, text] of Object.entries(texts)) {
        await field(name).fill(text);
      }
      await this.waitUntilIdle();
      for (const [name, text] of Object.entries(texts)) {
        await expect(field(name)).toHaveValue(text, { timeout: 1000 });
      }
    }).toPass();
  }

  /** Chooses a name from a long list. */
  async choose(label: string, name: string): Promise<void> {
    const { page } = this;
    await page.getByRole("combobox", { name: label }).click();
    await page.getByRole("searchbox", { name: "Filter Options" }).fill(name);
    await page.getByRole("option", { name, exact: true }).click();
  }

  get saveButton(): Locator {
    return this.page.getByRole("button", { name: "Save", exact: true });
  }

  /** Opens the form of a new page, and fills in the fields that every page has. */
  async create(collection: string, heading: string): Promise<void> {
    const { page } = this;
    await this.list(collection);
    await page
      .getByRole("button", { name: "Create New Entry" })
      .first()
      .click();
    await this.waitForForm("creating");
    await this.fill({
      "Page title": `${heading} of the community`,
      Description: `All that is to be said about ${heading}, at some length.`,
      Heading: heading,
      Introduction: "In short.",
    });
  }

  /** Returns a field of the form, or of `parent`. */
  field(label: string, parent: Page | Locator = this.page): Locator {
    // The CMS wraps names in directional isolates.
    const name = `“\u2068${label}\u2069” Field`;
    return parent.getByRole("group", { name, exact: true });
  }

  async save(): Promise<void> {
    await this.saveButton.click();
    await expect(this.saveButton).toBeDisabled();
  }

  /** Expects the CMS to refuse saving, because the file has changed outside the CMS. */
  async expectChangedOutside(file: string, errors: string[]): Promise<void> {
    await this.saveButton.click();
    await expect(this.page.getByRole("alertdialog")).toContainText(
      RegExp(`${file} was changed outside .* discard the draft`),
    );
    expect(errors.splice(0).join()).toContain("was changed outside");
  }

  /** Saves, copies all files to disk, and expects the check to find no problems. */
  async saveValid(): Promise<void> {
    await this.save();
    expect(await this.check()).toContain("No problems");
  }

  /** Expands a list item or an object. */
  async expand(label: string, index = 0): Promise<void> {
    await this.field(label)
      .getByRole("button", { name: "Expand", exact: true })
      .nth(index)
      .click();
  }

  async close(): Promise<void> {
    await this.page.getByRole("button", { name: "Cancel Editing" }).click();
  }

  /** Copies all files to disk. */
  async writeFiles(): Promise<void> {
    const files = await this.page.evaluate(readLocalFiles);
    for (const file of filesIn(this.folder)) {
      if (!(file in files)) rmSync(path.join(this.folder, file));
    }
    for (const [file, content] of Object.entries(files)) {
      const target = path.join(this.folder, file);
      const bytes = Buffer.from(content, "base64");
      // Skips equal files, because Gatsby compiles the site again for each written file.
      if (existsSync(target) && readFileSync(target).equals(bytes)) continue;
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, bytes);
    }
  }

  write(file: string, content: string): void {
    writeFileSync(path.join(this.folder, file), content);
  }

  /** Changes a file without the CMS, as an editor or git does. */
  async changeOutside(file: string, content: string): Promise<void> {
    const files = { [`data/${file}`]: Buffer.from(content).toString("base64") };
    await this.page.evaluate(writeLocalFiles, files);
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), "utf8");
  }

  /** Copies all files to disk. Returns the check's report. */
  async check(): Promise<string> {
    await this.writeFiles();
    return formatReport(checkContent(await readContent(this.folder)));
  }
}
