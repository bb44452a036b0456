import type { ComponentPropsWithoutRef } from "react";

/** Renders a decorative icon of Font Awesome in the color of its text. */
export function Glyph({ name }: { name: string }) {
  const maskImage = `url("icons/${name}.svg")`;
  return <span className="glyph" aria-hidden="true" style={{ maskImage }} />;
}

interface TextButtonProps extends ComponentPropsWithoutRef<"button"> {
  icon: string;
}

/** Renders a secondary button with an icon before its text. */
export function TextButton({ icon, children, ...props }: TextButtonProps) {
  return (
    <button type="button" className="text-button" {...props}>
      <Glyph name={icon} />
      {children}
    </button>
  );
}

interface IconButtonProps extends TextButtonProps {
  label: string;
}

/** Renders a button with an icon and a visually hidden name. */
export function IconButton({ label, ...props }: IconButtonProps) {
  return (
    <TextButton className="icon-button" title={label} {...props}>
      <span className="visually-hidden">{label}</span>
    </TextButton>
  );
}
