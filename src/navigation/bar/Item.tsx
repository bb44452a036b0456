import { useId, useRef } from "react";

import { Icon } from "../../components/Icon/Icon";
import { AnchorLink } from "../AnchorLink";
import type { NavigationItem } from "../navigationContent";
import { PageLink } from "../PageLink";
import * as dropdownStyles from "./Dropdown.module.css";
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
        onFollow={onFollow}
      >
        {item.label}
      </PageLink>
      {hasDropdown && (
        <>
          <button
            type="button"
            className={dropdownStyles.button}
            aria-label={buttonLabel}
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => dispatch({ type: "press", path: item.path })}
          >
            <Icon name="chevron-down" className={dropdownStyles.chevron} />
          </button>
          <div className={dropdownStyles.dropdown}>
            <ul id={listId} className={dropdownStyles.sections}>
              {sections.map((section) => (
                <li key={section.path}>
                  <AnchorLink
                    to={section.path}
                    path={path}
                    className={dropdownStyles.section}
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
