import { withPrefix } from "gatsby";
import { useId } from "react";

import { Icon } from "../components/Icon/Icon";
import { SiteLink } from "../components/SiteLink/SiteLink";
import * as styles from "./MenuItem.module.css";
import type { useDropdown } from "./useDropdown";

interface MenuItemProps {
  item: Queries.SharedContentQuery["navigationContent"]["items"][number];
  path: string;
  activePath: string | undefined;
  dropdown: ReturnType<ReturnType<typeof useDropdown>>;
  onNavigate: () => void;
}

/**
 * Renders the link to a page and, if the page has subsections, a dropdown:
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
export function MenuItem({
  item,
  path,
  activePath,
  dropdown,
  onNavigate,
}: MenuItemProps) {
  const listId = useId();
  const subsections = item.subsections ?? [];

  function handleNavigate() {
    onNavigate();
    dropdown.onNavigate();
  }

  // On a program's page, the item of the features page is the current item.
  const isCurrent = item.path === path || path.startsWith(`${item.path}/`);

  return (
    <li
      className={styles.item}
      {...(subsections.length > 0 && {
        onPointerMove: dropdown.onPointerMove,
        onPointerLeave: dropdown.onPointerLeave,
      })}
    >
      <SiteLink
        href={item.path}
        className={styles.link}
        aria-current={isCurrent ? "page" : undefined}
        onClick={handleNavigate}
      >
        {item.label}
      </SiteLink>
      {subsections.length > 0 && (
        <>
          <button
            type="button"
            className={styles.button}
            aria-label={`${item.label} sections`}
            aria-expanded={dropdown.isOpen}
            aria-controls={listId}
            onClick={dropdown.onPress}
          >
            <Icon name="chevron-down" className={styles.chevron} />
          </button>
          <div className={styles.dropdown}>
            <ul id={listId} className={styles.subsections}>
              {subsections.map(({ path: to, label }) => {
                const link = {
                  className: styles.subsection,
                  onClick: handleNavigate,
                };
                return (
                  <li key={to}>
                    {to.startsWith(`${path}#`) ? (
                      <SiteLink
                        {...link}
                        href={to}
                        aria-current={to === activePath || undefined}
                      >
                        {label}
                      </SiteLink>
                    ) : (
                      // A plain link, because a subsection of another page is loaded as a
                      // document.
                      <a {...link} href={withPrefix(to)}>
                        {label}
                      </a>
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
        </>
      )}
    </li>
  );
}
