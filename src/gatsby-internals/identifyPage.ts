/**
 * Tells Gatsby the page's path and deployment. Gatsby's own scripts contain them
 * as text, so that each page and each build needs another hash in the Content
 * Security Policy. Runs as an inline script.
 */
export function identifyPage() {
  const { dataset } = document.currentScript as HTMLScriptElement;
  Object.assign(window, {
    pagePath: dataset.path,
    ___webpackCompilationHash: dataset.deployment,
  });
}
