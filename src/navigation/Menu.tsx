import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";

import * as buttonStyles from "../components/button.module.css";
import { interpolate } from "../components/interpolate";
import { homeSections } from "../content/pages";
import { useSharedContent } from "../document/useSharedContent";
import { Accounts } from "./Accounts";
import { ContactLink } from "./ContactLink";
import * as styles from "./Menu.module.css";
import { type Dropdown, MenuItem } from "./MenuItem";
import type { MenuState } from "./useMobileMenu";
import { useScrollState } from "./useScrollState";

function isActive(id: string): boolean {
  const section = document.getElementById(id)?.getBoundingClientRect();
  const line = window.innerHeight / 3;
  return section !== undefined && section.top <= line && section.bottom > line;
}

/** Matches what has the keyboard's focus in an open dropdown, or its button. */
const KEYBOARD_FOCUS =
  "[aria-expanded=true]:focus-visible, [aria-expanded=true] + * :focus-visible";

interface MenuProps {
  id: string;
  state: MenuState;
  path: string;
  onNavigate: () => void;
}

/** Renders the links of the navigation bar, which are a menu on phones. */
export function Menu({ id, state, path, onNavigate }: MenuProps) {
  const { siteContent, navigationContent } = useSharedContent();
  const activeSection = useScrollState(
    () => (path === "/" ? homeSections.find(isActive) : undefined),
    undefined,
  );
  const [dropdown, setDropdown] = useState<Dropdown>();
  const items = useRef<HTMLUListElement>(null);

  useEffect(() => {
    // A dropdown that closed with the menu would move the list while it fades.
    // oxlint-disable-next-line react/set-state-in-effect -- React 18 loses an update made during render if one that changed nothing came before.
    if (state !== "wasOpen") setDropdown(undefined);
  }, [state, path]);

  function handleHover(item?: string) {
    // A passing mouse takes the focus from nobody who uses the keyboard.
    if (items.current?.querySelector(KEYBOARD_FOCUS)) return false;
    setDropdown((open) => {
      if (item === undefined) return open?.isPinned ? open : undefined;
      return open?.path === item ? open : { path: item, isPinned: false };
    });
    return true;
  }

  function handleNavigate() {
    onNavigate();
    if (!state) setDropdown(undefined);
  }

  return (
    <div id={id} className={styles.menu}>
      <ul ref={items} className={styles.items}>
        {navigationContent.items.map((item) => (
          <MenuItem
            key={item.path}
            item={item}
            buttonLabel={interpolate(navigationContent.sectionsButton, {
              label: item.label,
            })}
            path={path}
            activePath={activeSection && `/#${activeSection}`}
            dropdown={dropdown}
            setDropdown={setDropdown}
            onHover={handleHover}
            isInMobileMenu={state !== undefined}
            onNavigate={handleNavigate}
          />
        ))}
      </ul>
      <div className={styles.accounts}>
        <Accounts
          accounts={[
            ...siteContent.connect.accounts,
            ...siteContent.follow.accounts,
          ]}
        />
      </div>
      <ContactLink
        className={clsx(buttonStyles.primary, styles.contact)}
        onClick={handleNavigate}
      >
        {navigationContent.contact}
      </ContactLink>
    </div>
  );
}
