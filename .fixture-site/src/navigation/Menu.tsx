import { clsx } from "clsx";
import { type ReactNode, useEffect, useReducer } from "react";

import * as buttonStyles from "../components/button.module.css";
import { interpolate } from "../components/interpolate";
import { homeSections } from "../content/anchors";
import { ContactLink } from "./ContactLink";
import { dropdownState } from "./dropdown";
import * as styles from "./Menu.module.css";
import { MenuItem } from "./MenuItem";
import type { MenuState } from "./useMobileMenu";
import { useScrollState } from "./useScrollState";

function isActive(id: string): boolean {
  const section = document.getElementById(id)?.getBoundingClientRect();
  const line = window.innerHeight / 3;
  return section !== undefined && section.top <= line && section.bottom > line;
}

interface MenuProps {
  id: string;
  content: Queries.SharedContentQuery["navigationContent"];
  accounts: ReactNode;
  state: MenuState;
  path: string;
  onNavigate: () => void;
}

/** Renders the links of the navigation bar, which are a menu on phones. */
export function Menu({
  id,
  content,
  accounts,
  state,
  path,
  onNavigate,
}: MenuProps) {
  const activeSection = useScrollState(
    () => (path === "/" ? homeSections.find(isActive) : undefined),
    undefined,
  );
  const [openDropdown, dispatch] = useReducer(dropdownState, null);

  useEffect(() => {
    // A dropdown that closed during the animation would move the list.
    if (state !== "closing") dispatch({ type: "close" });
  }, [state, path]);

  function handleNavigate() {
    onNavigate();
    dispatch({ type: "close" });
  }

  return (
    <div id={id} className={styles.menu}>
      <ul className={styles.items}>
        {content.items.map((item) => (
          <MenuItem
            key={item.path}
            item={item}
            buttonLabel={interpolate(content.sectionsButton, {
              label: item.label,
            })}
            path={path}
            activePath={activeSection && `/#${activeSection}`}
            isOpen={openDropdown?.path === item.path}
            isInMobileMenu={state !== "closed"}
            dispatch={dispatch}
            onNavigate={handleNavigate}
          />
        ))}
      </ul>
      <div className={styles.accounts}>{accounts}</div>
      <ContactLink
        className={clsx(buttonStyles.primary, styles.contact)}
        onClick={handleNavigate}
      >
        {content.contact}
      </ContactLink>
    </div>
  );
}
