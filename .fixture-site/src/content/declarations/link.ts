import {
  isAddress,
  object,
  PATH_FORM,
  textKinds,
  text,
  textLike,
} from "./fields";

/** Declares a link to a page of this site or to another site. */
export const link = (description: string) =>
  object(description, {
    label: text("The link's text."),
    href: textLike(
      "An address that starts with https://, or the path of a page of this site.",
      /^(https:\/\/[^\s/?#]+\.[^\s/?#]+\S*|\/([a-z0-9-]+(\/[a-z0-9-]+)*)?)$/,
      `a valid https:// address without spaces, or a path such as /about: ${PATH_FORM}`,
      isAddress,
    )
      .meta({ title: "Address" })
      .register(textKinds, { kind: "link" }),
  });
