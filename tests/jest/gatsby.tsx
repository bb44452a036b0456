import { forwardRef, type AnchorHTMLAttributes } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  activeClassName?: string;
  partiallyActive?: boolean;
  replace?: boolean;
  state?: unknown;
}

/** A link that leads where Gatsby's would, without a router around it. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  {
    to,
    children,
    activeClassName: _activeClassName,
    partiallyActive: _partiallyActive,
    replace: _replace,
    state: _state,
    ...attributes
  },
  ref,
) {
  return (
    <a {...attributes} href={to} ref={ref}>
      {children}
    </a>
  );
});

/** Records where a component wanted to go. */
export const navigate = jest.fn();

/** There is no path prefix in unit tests. */
export const withPrefix = (path: string) => path;

/** Queries run at build time; a test hands the data to the component. */
export const graphql = () => undefined;

/** A test that needs an answer gives one: `mockReturnValue(data)`. */
export const useStaticQuery = jest.fn();
