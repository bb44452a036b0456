import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import ts from "typescript";

import lock from "../package-lock.json";
import manifest from "../package.json";

const declared = Object.entries({
  ...manifest.dependencies,
  ...manifest.devDependencies,
});
const names = new Set(declared.map(([name]) => name));

/** Used without being named: by what, and how. */
const usedUnseen = new Map([
  ["@types/jest", "the names that jest puts into tests"],
  ["@types/node", "the names that Node has everywhere"],
  ["jest-environment-jsdom", "jest.config.mjs calls it jsdom"],
]);

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
    path.join(folder, file),
  );

const texts = [
  ...["src", "scripts", "tests"].flatMap(filesIn),
  ...readdirSync("."),
].flatMap((file) =>
  /\.([cm]?[jt]sx?|css)$/.test(file) && statSync(file).isFile()
    ? [readFileSync(file, "utf8")]
    : [],
);
const code = texts.join("\n");

/** What is run by name: in package.json's scripts and in workflows. */
const commands = [
  ...Object.values(manifest.scripts),
  ...filesIn(".github/workflows").map((file) => readFileSync(file, "utf8")),
].join("\n");

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

interface Installed {
  bin?: Readonly<Record<string, string>> | string;
  peerDependencies?: Readonly<Record<string, string>>;
}

const installed = (name: string) =>
  JSON.parse(
    readFileSync(`node_modules/${name}/package.json`, "utf8"),
  ) as Installed;

const isNamed = (name: string) =>
  new RegExp(`["'\`](node_modules/)?${escaped(name)}(/[^"'\`]*)?["'\`]`).test(
    code,
  );

function isRun(name: string): boolean {
  const { bin = {} } = installed(name);
  const programs = typeof bin === "string" ? [name] : Object.keys(bin);
  return programs.some((program) =>
    new RegExp(`(^|[\\s&])${escaped(program)}(\\s|$)`, "m").test(commands),
  );
}

const isPeer = (name: string) =>
  declared.some(
    ([other]) => installed(other).peerDependencies?.[name] !== undefined,
  );

/** The types of a package that comes without. */
function givesTypes(name: string): boolean {
  const [, typed] = /^@types\/(.*)$/.exec(name) ?? [];
  return typed !== undefined && isNamed(typed);
}

test.each(declared)("%s is used", (name) => {
  expect(
    usedUnseen.has(name) ||
      isNamed(name) ||
      isRun(name) ||
      isPeer(name) ||
      givesTypes(name),
  ).toBe(true);
});

/** The package that an import takes something from. */
const packageOf = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

test("what is imported is declared", () => {
  const imported = texts
    .flatMap((text) => ts.preProcessFile(text).importedFiles)
    .map(({ fileName }) => fileName)
    .filter((specifier) => !/^(\.|node:)/.test(specifier))
    .map(packageOf);
  expect(imported.length).toBeGreaterThan(50);
  const missing = imported.filter(
    (name) => !names.has(name) && !names.has(`@types/${name}`),
  );
  expect(missing).toEqual([]);
});

test("versions are exact", () => {
  const versions = [
    ...declared,
    ...Object.entries(manifest.overrides).flatMap(([name, given]) =>
      typeof given === "string" ? [[name, given] as const] : [],
    ),
  ];
  const loose = versions.filter(
    ([, version]) => !/^(\d+\.\d+\.\d+|\$[\w-]+)$/.test(version),
  );
  expect(loose).toEqual([]);
});

test("every script that an install would run has been reviewed", () => {
  const withScripts = Object.entries(lock.packages)
    .filter(([, found]) => "hasInstallScript" in found)
    .map(([place]) => place.replace(/^.*node_modules\//, ""));
  expect(withScripts.length).toBeGreaterThan(0);
  expect(Object.keys(manifest.allowScripts).sort()).toEqual(
    [...new Set(withScripts)].sort(),
  );
});
