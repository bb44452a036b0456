import type { Change } from "../describeChanges";

/** Renders a change of a field with its former and its new value. */
export function ChangeLine({ where, what, before, after, folder }: Change) {
  const show = (value: string, from: string) =>
    folder ? (
      <img src={`${folder.replace("images", from)}/${value}`} alt={value} />
    ) : (
      value
    );
  return (
    <li>
      <strong>{where.join(" › ")}</strong>{" "}
      {what === "moved" && "in a new order"}
      {before !== undefined && <del>{show(before, "before")}</del>}{" "}
      {after !== undefined && <ins>{show(after, "images")}</ins>}
    </li>
  );
}
