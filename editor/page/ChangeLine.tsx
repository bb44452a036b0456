import type { Change } from "../describeChanges";

/** Renders a change of a field with its former and its new value. */
export function ChangeLine({ where, isMoved, before, after, folder }: Change) {
  const show = (value: string) =>
    folder ? <img src={`${folder}/${value}`} alt={value} /> : value;
  return (
    <li>
      <strong>{where.join(" › ")}</strong> {isMoved && "in a new order"}
      {before !== undefined && <del>{show(before)}</del>}{" "}
      {after !== undefined && <ins>{show(after)}</ins>}
    </li>
  );
}
