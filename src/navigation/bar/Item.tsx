import { useRef } from "react";

import type { NavigationItem } from "../navigationContent";
import { PageLink } from "../PageLink";
import { Dropdown } from "./Dropdown";
import type { DropdownAction } from "./dropdownState";
import * as styles from "./Item.module.css";
import { useDropdownEvents } from "./useDropdownEvents";

interface ItemProps {
  item: NavigationItem;
  /** Name of the button that opens the dropdown. */
  buttonLabel: string;
  /** Path of the current page. */
  path: string;
  /** Path and anchor of the section that the visitor is reading. */
  activePath: string | undefined;
  /** Whether the dropdown is open. */
  open: boolean;
  /** Whether the item stands in the open mobile menu, not in the bar. */
  inMenu: boolean;
  dispatch: (action: DropdownAction) => void;
  /** Called when one of the links is followed. */
  onFollow: () => void;
}

/**
 * An item of the navigation bar: the link to its page and, if it has sections,
 * a dropdown with the links to them.
 */
export function Item({
  item,
  buttonLabel,
  path,
  activePath,
  open,
  inMenu,
  dispatch,
  onFollow,
}: ItemProps) {
  const ref = useRef<HTMLLIElement>(null);
  const sections = item.subsections ?? [];
  const hasDropdown = sections.length > 0;
  useDropdownEvents(ref, item.path, hasDropdown && !inMenu, dispatch);

  return (
    <li ref={ref} className={styles.item}>
      <PageLink
        to={item.path}
        path={path}
        className={styles.link}
        onFollow={onFollow}
      >
        {item.label}
      </PageLink>
      {hasDropdown && (
        <Dropdown
          label={buttonLabel}
          sections={sections}
          path={path}
          activePath={activePath}
          open={open}
          onPress={() => dispatch({ type: "press", path: item.path })}
          onFollow={onFollow}
        />
      )}
    </li>
  );
}
