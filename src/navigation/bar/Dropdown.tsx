import { useId } from "react";

import { Icon } from "../../components/Icon/Icon";
import { AnchorLink } from "../AnchorLink";
import type { NavigationLink } from "../navigationContent";
import * as styles from "./Dropdown.module.css";

interface DropdownProps {
  /** Name of the button. */
  label: string;
  sections: readonly NavigationLink[];
  /** Path of the current page. */
  path: string;
  /** Path and anchor of the section that the visitor is reading. */
  activePath: string | undefined;
  open: boolean;
  /** Called when the button is pressed. */
  onPress: () => void;
  /** Called when one of the links is followed. */
  onFollow: () => void;
}

/** A button that discloses the links to a page's sections. */
export function Dropdown({
  label,
  sections,
  path,
  activePath,
  open,
  onPress,
  onFollow,
}: DropdownProps) {
  const listId = useId();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={listId}
        onClick={onPress}
      >
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <div className={styles.dropdown}>
        <ul id={listId} className={styles.sections}>
          {sections.map((section) => (
            <li key={section.path}>
              <AnchorLink
                to={section.path}
                path={path}
                className={styles.section}
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
  );
}
