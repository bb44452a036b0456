import { withPrefix } from "gatsby";
import { type PointerEvent, useEffect, useId, useRef } from "react";

import { Icon } from "../components/Icon/Icon";
import { SiteLink } from "../components/SiteLink/SiteLink";
import * as styles from "./MenuItem.module.css";

/** The open dropdown, by its item's path. */
export interface Dropdown {
  path: string;
  /** Whether its button has opened it, so that it stays when the mouse leaves. */
  isPinned: boolean;
}

interface MenuItemProps {
  item: Queries.SharedContentQuery["navigationContent"]["items"][number];
  buttonLabel: string;
  path: string;
  activePath: string | undefined;
  dropdown: Dropdown | undefined;
  setDropdown: (dropdown: Dropdown | undefined) => void;
  /**
   * Called with the path of the item that the mouse enters, or when it leaves one.
   * Returns whether that counts: the mouse may have to wait for the keyboard.
   */
  onHover: (item?: string) => boolean;
  isInMobileMenu: boolean;
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
  dropdown,
  setDropdown,
  onHover,
  isInMobileMenu,
  onNavigate,
}: MenuItemProps) {
  const ref = useRef<HTMLLIElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isHovered = useRef(false);
  const listId = useId();
  const sections = item.subsections ?? [];
  const hasDropdown = sections.length > 0;
  const isOpen = dropdown?.path === item.path;
  const isPinned = isOpen && dropdown.isPinned;

  useEffect(() => {
    const current = ref.current;
    if (!current || !isOpen || isInMobileMenu) return;
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => setDropdown(undefined);
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !current.contains(target)) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      const { activeElement } = document;
      // The focus stays if it is elsewhere on the page.
      if (current.contains(activeElement) || activeElement === document.body) {
        buttonRef.current?.focus({ preventScroll: true });
      }
      close();
    };
    document.addEventListener("focusin", closeOutside, { signal });
    document.addEventListener("pointerdown", closeOutside, { signal });
    document.addEventListener("keydown", onKeyDown, { signal });
    return () => listening.abort();
  }, [isOpen, isInMobileMenu, setDropdown]);

  // Not pointerenter, which also fires when the bar returns under the mouse
  // after a route change: https://github.com/w3c/pointerevents/issues/611
  function handlePointerMove({ pointerType }: PointerEvent) {
    if (pointerType !== "mouse" || isHovered.current) return;
    if (hasDropdown && !isInMobileMenu) isHovered.current = onHover(item.path);
  }

  function handlePointerLeave() {
    isHovered.current = false;
    onHover();
  }

  // The page of a program belongs to the features page.
  const isCurrent = item.path === path || path.startsWith(`${item.path}/`);

  return (
    <li
      ref={ref}
      className={styles.item}
      onPointerMove={handlePointerMove}
      onPointerLeave={handlePointerLeave}
    >
      <SiteLink
        href={item.path}
        className={styles.link}
        aria-current={isCurrent ? "page" : undefined}
        onClick={onNavigate}
      >
        {item.label}
      </SiteLink>
      {hasDropdown && (
        <>
          <button
            ref={buttonRef}
            type="button"
            className={styles.button}
            aria-label={buttonLabel}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() =>
              setDropdown(
                isPinned ? undefined : { path: item.path, isPinned: true },
              )
            }
          >
            <Icon name="chevron-down" className={styles.chevron} />
          </button>
          <div className={styles.dropdown}>
            <ul id={listId} className={styles.sections}>
              {sections.map(({ path: to, label }) => {
                const link = { className: styles.section, onClick: onNavigate };
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
                      // A section of another page is loaded as a new document.
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
