/** The same on each page, so that the Content Security Policy has one hash for it. */
const PAGE_SCRIPT =
  "{const{path,deployment}=document.currentScript.dataset;window.pagePath=path;window.___webpackCompilationHash=deployment}";

/**
 * Writes the id of the deployment into a page, into its data or into
 * `app-data.json`; other texts do not change. It replaces webpack's hash of the
 * scripts, which is the same after a change of the content, but another one after
 * a build with a cache. Gatsby's inline scripts hold that hash and the page's path:
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/static-entry.js
 */
export function markDeployment(text: string, id = ""): string {
  return text
    .replace(/<script>window\.___webpackCompilationHash="\w*";<\/script>/, "")
    .replace(
      /<script id="gatsby-script-loader">[^<]*<!\[CDATA\[\*\/window\.pagePath=("[^"]*")[^<]*<\/script>/,
      `<script data-path=$1 data-deployment="">${PAGE_SCRIPT}</script>`,
    )
    .replace(/(?<=<script data-path="[^"]*" data-deployment=")\w*/, id)
    .replace(/(?<=^\{"webpackCompilationHash":")\w*/, id)
    .replace(
      /(?<=^\{"componentChunkName":.*?"result":\{)("deployment":"\w*",)?/,
      `"deployment":"${id}",`,
    );
}
