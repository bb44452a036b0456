/**
 * Writes the id of the deployment into a page, into its data or into
 * `app-data.json`; other texts do not change. It replaces webpack's hash of the
 * scripts, which is the same after a change of the content, but another one after
 * a build with a cache.
 */
export function markDeployment(text: string, id = ""): string {
  return text
    .replace(/<script>window\.___webpackCompilationHash="\w*";<\/script>/, "")
    .replace(/(?<=<script data-path="[^"]*" data-deployment=")\w*/, id)
    .replace(/(?<=^\{"webpackCompilationHash":")\w*/, id)
    .replace(
      /(?<=^\{"componentChunkName":.*?"result":\{)("deployment":"\w*",)?/,
      `"deployment":"${id}",`,
    );
}
