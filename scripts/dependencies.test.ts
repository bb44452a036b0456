import lock from "../package-lock.json";
import manifest from "../package.json";

test("versions are exact", () => {
  const versions = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  });
  const loose = versions.filter(
    ([, version]) =>
      typeof version === "string" &&
      !/^(\d+\.\d+\.\d+|\$[\w-]+)$/.test(version),
  );
  expect(loose).toEqual([]);
});

test("every install script is listed in allowScripts", () => {
  const withScripts = Object.entries(lock.packages)
    .filter(([, found]) => "hasInstallScript" in found)
    .map(([place]) => place.replace(/^.*node_modules\//, ""));
  expect(withScripts.length).toBeGreaterThan(0);
  expect(Object.keys(manifest.allowScripts).sort()).toEqual(
    [...new Set(withScripts)].sort(),
  );
});
