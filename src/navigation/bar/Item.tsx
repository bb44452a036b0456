import { useId, useRef } from "react";

import { Icon } from "../../components/Icon/Icon";
import { AnchorLink } from "../AnchorLink";
import type { NavigationItem } from "../navigationContent";
import { PageLink } from "../PageLink";
import type { DropdownAction } from "./dropdownState";
import * as styles from "./Item.module.css";
import { useDropdownDismissal, useDropdownHover } from "./useDropdownGestures";

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
 * a button that discloses the links to them.
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
  const listId = useId();
  const subsections = item.subsections ?? [];
  const hasDropdown = subsections.length > 0;
  useDropdownHover(ref, item.path, hasDropdown && !inMenu, dispatch);
  useDropdownDismissal(ref, open && !inMenu, dispatch);

  return (
    <li ref={ref} className={`${styles.item} ${open ? styles.open : ""}`}>
      <PageLink
        to={item.path}
        path={path}
        className={styles.link}
        onFollow={onFollow}
      >
        {item.label}
      </PageLink>
      {hasDropdown && (
        <>
          <button
            type="button"
            className={styles.button}
            aria-label={buttonLabel}
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => {
              dispatch({ type: "press", path: item.path });
            }}
          >
            <Icon name="chevron-down" className={styles.chevron} />
          </button>
          <div className={styles.dropdown}>
            <ul id={listId} className={styles.sections}>
              {subsections.map((section) => (
                <li key={section.path}>
                  <AnchorLink
                    to={section.path}
                    path={path}
                    className={styles.section}
                    current={section.path === activePath}
                    onFollow={onFollow}
                  >
                    {section.label}
                  </AnchorLink>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </li>
  );
}
