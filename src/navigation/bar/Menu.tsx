import { clsx } from "clsx";
import { useEffect, useReducer } from "react";

import * as buttonStyles from "../../components/button.module.css";
import { interpolate } from "../../components/interpolate";
import { ContactLink } from "../ContactLink";
import { dropdownState } from "./dropdownState";
import { Item } from "./Item";
import * as styles from "./Menu.module.css";
import { useActiveSection } from "./scrollState";
import type { MenuPhase } from "./useMobileMenu";

interface MenuProps {
  id: string;
  content: Queries.SharedContentFragment["navigationContent"];
  /** Phase of the mobile menu; in the bar the same list is always there. */
  phase: MenuPhase;
  /** Path of the current page. */
  path: string;
  /** Called when one of the links is followed. */
  onFollow: () => void;
}

/** The links of the navigation: a row in the bar, on phones a menu. */
export function Menu({ id, content, phase, path, onFollow }: MenuProps) {
  const activeSection = useActiveSection(path);
  const [openDropdown, dispatch] = useReducer(dropdownState, null);

  useEffect(() => {
    // While the menu closes, its list is still visible and must not jump.
    if (phase !== "closing") dispatch({ type: "close" });
  }, [phase, path]);

  function follow() {
    onFollow();
    dispatch({ type: "close" });
  }

  return (
    <div id={id} className={styles.menu}>
      <ul className={styles.items}>
        {content.items.map((item) => (
          <Item
            key={item.path}
            item={item}
            buttonLabel={interpolate(content.sectionsButton, {
              label: item.label,
            })}
            path={path}
            activePath={activeSection && `/#${activeSection}`}
            open={openDropdown?.path === item.path}
            inMenu={phase !== "closed"}
            dispatch={dispatch}
            onFollow={follow}
          />
        ))}
      </ul>
      <ContactLink
        className={clsx(
          buttonStyles.button,
          buttonStyles.primary,
          styles.contact,
        )}
        onClick={follow}
      >
        {content.contact}
      </ContactLink>
    </div>
  );
}
