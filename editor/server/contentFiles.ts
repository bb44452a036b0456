import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import { format } from "prettier/standalone";

/** Returns the text of a content file, laid out as Prettier does. */
export const formatContent = (value: unknown): Promise<string> =>
  format(JSON.stringify(value, null, 2), {
    parser: "json",
    plugins: [babel, estree],
  });
