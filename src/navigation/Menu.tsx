import { clsx } from "clsx";
import { useCallback, useEffect, useState } from "react";

import * as buttonStyles from "../components/button.module.css";
import { interpolate } from "../components/interpolate";
import { homeSections } from "../content/anchors";
import { useSharedContent } from "../document/useSharedContent";
import { Accounts } from "../layout/Accounts";
import { ContactLink } from "./ContactLink";
import * as styles from "./Menu.module.css";
import { MenuItem } from "./MenuItem";
import type { MenuState } from "./useMobileMenu";
import { useScrollState } from "./useScrollState";

function isActive(id: string): boolean {
  const section = document.getElementById(id)?.getBoundingClientRect();
  const line = window.innerHeight / 3;
  return section !== undefined && section.top <= line && section.bottom > line;
}

/** The open dropdown, by its item's path. */
interface Dropdown {
  path: string;
  /** Whether its button has opened it, so that it stays when the mouse leaves. */
  isPinned: boolean;
}

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
  const closeDropdown = useCallback(() => setDropdown(undefined), []);

  useEffect(() => {
    // A dropdown that closed with the menu would move the list while it fades.
    // oxlint-disable-next-line react/set-state-in-effect -- React 18 loses an update made during render if one that changed nothing came before.
    if (state !== "closed") closeDropdown();
  }, [state, path, closeDropdown]);

  function enter(item: string) {
    setDropdown((open) =>
      open?.path === item ? open : { path: item, isPinned: false },
    );
  }

  function leave() {
    setDropdown((open) => (open?.isPinned ? open : undefined));
  }

  function press(item: string) {
    setDropdown((open) =>
      open?.path === item && open.isPinned
        ? undefined
        : { path: item, isPinned: true },
    );
  }

  function handleNavigate() {
    onNavigate();
    if (!state) closeDropdown();
  }

  return (
    <div id={id} className={styles.menu}>
      <ul className={styles.items}>
        {navigationContent.items.map((item) => (
          <MenuItem
            key={item.path}
            item={item}
            buttonLabel={interpolate(navigationContent.sectionsButton, {
              label: item.label,
            })}
            path={path}
            activePath={activeSection && `/#${activeSection}`}
            isOpen={dropdown?.path === item.path}
            isInMobileMenu={state !== undefined}
            onEnter={enter}
            onLeave={leave}
            onPress={press}
            onDismiss={closeDropdown}
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
