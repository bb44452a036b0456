import { clsx } from "clsx";
import { useRef } from "react";

import * as buttonStyles from "../components/buttonStyles.module.css";
import { homeSections } from "../content/pages";
import { useSharedContent } from "../site/useSharedContent";
import { Accounts } from "../site/Accounts";
import { ContactLink } from "../contact/ContactLink";
import * as styles from "./Menu.module.css";
import { MenuItem } from "./MenuItem";
import { useDropdown } from "./useDropdown";
import type { MenuState } from "./useMobileMenu";
import { useScrollState } from "./useScrollState";

function isActive(id: string): boolean {
  const section = document.getElementById(id)?.getBoundingClientRect();
  const line = window.innerHeight / 3;
  return section !== undefined && section.top <= line && section.bottom > line;
}

interface MenuProps {
  id: string;
  state: MenuState;
  path: string;
  onNavigate: () => void;
}

/** Renders the bar's links, which are the mobile menu on phones. */
export function Menu({ id, state, path, onNavigate }: MenuProps) {
  const { siteContent, navigationContent } = useSharedContent();
  const activeSection = useScrollState(
    () => (path === "/" ? homeSections.find(isActive) : undefined),
    undefined,
  );
  const items = useRef<HTMLUListElement>(null);
  const dropdownOf = useDropdown(items, state, path);

  return (
    <div id={id} className={styles.menu}>
      <ul ref={items} className={styles.items}>
        {navigationContent.items.map((item) => (
          <MenuItem
            key={item.path}
            item={item}
            path={path}
            activePath={activeSection && `/#${activeSection}`}
            dropdown={dropdownOf(item.path)}
            onNavigate={onNavigate}
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
        onClick={onNavigate}
      >
        {navigationContent.contact}
      </ContactLink>
    </div>
  );
}
