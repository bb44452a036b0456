import { serve } from "./serve";

/** The HTML can pause before the end tag of these elements. */
export const PAUSES = "main :is(h1, li)";
/** The maximum number of pauses in a page. */
const MAX_PAUSES = 4;

/**
 * Serves the site so that its pages arrive in parts.
 *
 * @param pause called before the server sends an element's end tag, with the index of the
 *   element among the elements in PAUSES. The server sends the rest of the page once the
 *   returned promise resolves.
 */
export const serveInParts = (pause: (number: number) => Promise<unknown>) =>
  serve((request, response) => {
    const respond = async () => {
      const answer = await fetch(`${process.env.TEST_URL}${request.url}`);
      const type = answer.headers.get("content-type") ?? "";
      response.writeHead(answer.status, { "content-type": type });
      if (!type.includes("html")) {
        return response.end(Buffer.from(await answer.arrayBuffer()));
      }
      const html = await answer.text();
      const [main = ""] = /<main[^]*<\/main>/.exec(html) ?? [];
      const parts = main.split(/(?=<\/(?:h1|li)>)/).slice(0, -1);
      const step = Math.ceil(parts.length / MAX_PAUSES);
      let sent = 0;
      let end = html.indexOf(main);
      for (const [number, part] of parts.entries()) {
        end += part.length;
        if (number % step > 0) continue;
        response.write(html.slice(sent, end));
        sent = end;
        await pause(number);
      }
      return response.end(html.slice(sent));
    };
    respond().catch(() => response.destroy());
  });
