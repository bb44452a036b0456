import { isAddress, object, references, text, textLike } from "./fields";

/** Declares a link to a page of this site or to another site. */
export const link = (description: string) =>
  object(description, {
    label: text("The link's text."),
    href: textLike(
      "An address that starts with https://, or the path of a page of this site.",
      /^(https:\/\/[^\s/?#]+\.[^\s/?#]+\S*|\/([a-z0-9-]+(\/[a-z0-9-]+)*)?)$/,
      "an address that starts with https://, or a path such as /about",
      isAddress,
    )
      .meta({ title: "Address" })
      .register(references, { to: "link" }),
  });
