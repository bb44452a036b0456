import {
  addressPattern,
  isAddress,
  object,
  PATH_FORM,
  pathPattern,
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
      new RegExp(`^(${addressPattern}|${pathPattern})$`),
      `a valid https:// address without spaces, or a path such as /about: ${PATH_FORM}`,
      isAddress,
    )
      .meta({ title: "Address" })
      .register(textKinds, { kind: "link" }),
  });
