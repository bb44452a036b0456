import { useId, useRef } from "react";

import { Icon } from "../components/Icon/Icon";
import { PageLink } from "./PageLink";
import { type DropdownAction, useDropdownEvents } from "./dropdown";
import * as styles from "./MenuItem.module.css";

interface MenuItemProps {
  item: Queries.SharedContentQuery["navigationContent"]["items"][number];
  buttonLabel: string;
  path: string;
  activePath: string | undefined;
  isOpen: boolean;
  isInMobileMenu: boolean;
  dispatch: (action: DropdownAction) => void;
  onNavigate: () => void;
}

/**
 * Renders the link to a page and, if the page has sections, a dropdown:
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
export function MenuItem({
  item,
  buttonLabel,
  path,
  activePath,
  isOpen,
  isInMobileMenu,
  dispatch,
  onNavigate,
}: MenuItemProps) {
  const ref = useRef<HTMLLIElement>(null);
  const listId = useId();
  const sections = item.subsections ?? [];
  const hasDropdown = sections.length > 0;
  useDropdownEvents(ref, item.path, hasDropdown && !isInMobileMenu, dispatch);

  // The page of a program belongs to the features page.
  const isCurrent = item.path === path || path.startsWith(`${item.path}/`);

  return (
    <li ref={ref} className={styles.item}>
      <PageLink
        to={item.path}
        path={path}
        className={styles.link}
        aria-current={isCurrent ? "page" : undefined}
        onClick={onNavigate}
      >
        {item.label}
      </PageLink>
      {hasDropdown && (
        <>
          <button
            type="button"
            className={styles.button}
            aria-label={buttonLabel}
            aria-expanded={isOpen}
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
                    onClick={onNavigate}
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
