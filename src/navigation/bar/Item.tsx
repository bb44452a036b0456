import { useId, useRef } from "react";

import { Icon } from "../../components/Icon/Icon";
import { PageLink } from "../PageLink";
import type { DropdownAction } from "./dropdownState";
import * as styles from "./Item.module.css";
import { useDropdownEvents } from "./useDropdownEvents";

interface ItemProps {
  item: Queries.SharedContentFragment["navigationContent"]["items"][number];
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
 * Renders an item of the navigation bar: the link to its page and, if it has
 * sections, a button that discloses the links to them.
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
  const sections = item.subsections ?? [];
  const hasDropdown = sections.length > 0;
  useDropdownEvents(ref, item.path, hasDropdown && !inMenu, dispatch);

  return (
    <li ref={ref} className={styles.item}>
      <PageLink
        to={item.path}
        path={path}
        className={styles.link}
        aria-current={item.path === path ? "page" : undefined}
        onClick={onFollow}
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
            onClick={() => dispatch({ type: "press", path: item.path })}
          >
            <Icon name="chevron-down" className={styles.chevron} />
          </button>
          <div className={styles.dropdown}>
            <ul id={listId} className={styles.sections}>
              {sections.map((section) => (
                <li key={section.path}>
                  <PageLink
                    to={section.path}
                    path={path}
                    className={styles.section}
                    aria-current={section.path === activePath || undefined}
                    onClick={onFollow}
                  >
                    {section.label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </li>
  );
}
