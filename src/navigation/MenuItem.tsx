import { type PointerEvent, useEffect, useId, useRef } from "react";

import { Icon } from "../components/Icon/Icon";
import { SiteLink } from "../components/SiteLink/SiteLink";
import * as styles from "./MenuItem.module.css";

interface MenuItemProps {
  item: Queries.SharedContentQuery["navigationContent"]["items"][number];
  buttonLabel: string;
  path: string;
  activePath: string | undefined;
  isOpen: boolean;
  isInMobileMenu: boolean;
  /** Called when the mouse enters the item that has this path. */
  onEnter: (path: string) => void;
  onLeave: () => void;
  /** Called when the button of the item is pressed. */
  onPress: (path: string) => void;
  /** Called on Escape, and on a press or focus elsewhere, while this is open. */
  onDismiss: () => void;
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
  onEnter,
  onLeave,
  onPress,
  onDismiss,
  onNavigate,
}: MenuItemProps) {
  const ref = useRef<HTMLLIElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isHovered = useRef(false);
  const listId = useId();
  const sections = item.subsections ?? [];
  const hasDropdown = sections.length > 0;

  useEffect(() => {
    const current = ref.current;
    if (!current || !isOpen || isInMobileMenu) return;
    const listening = new AbortController();
    const { signal } = listening;
    const dismissOutside = ({ target }: Event) => {
      if (target instanceof Node && !current.contains(target)) onDismiss();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      const { activeElement } = document;
      // The focus stays if it is elsewhere on the page.
      if (current.contains(activeElement) || activeElement === document.body) {
        buttonRef.current?.focus({ preventScroll: true });
      }
      onDismiss();
    };
    document.addEventListener("focusin", dismissOutside, { signal });
    document.addEventListener("pointerdown", dismissOutside, { signal });
    document.addEventListener("keydown", onKeyDown, { signal });
    return () => listening.abort();
  }, [isOpen, isInMobileMenu, onDismiss]);

  // Not pointerenter, which also fires when the bar returns under the mouse
  // after a route change: https://github.com/w3c/pointerevents/issues/611
  function handlePointerMove({ pointerType }: PointerEvent) {
    if (pointerType !== "mouse" || isHovered.current) return;
    isHovered.current = true;
    if (hasDropdown && !isInMobileMenu) onEnter(item.path);
  }

  function handlePointerLeave() {
    isHovered.current = false;
    onLeave();
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
            onClick={() => onPress(item.path)}
          >
            <Icon name="chevron-down" className={styles.chevron} />
          </button>
          <div className={styles.dropdown}>
            <ul id={listId} className={styles.sections}>
              {sections.map((section) => (
                <li key={section.path}>
                  <SiteLink
                    href={section.path}
                    path={path}
                    className={styles.section}
                    aria-current={section.path === activePath || undefined}
                    onClick={onNavigate}
                  >
                    {section.label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </li>
  );
}
