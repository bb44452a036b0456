import type { ComponentPropsWithRef } from "react";

interface LinkProps extends ComponentPropsWithRef<"a"> {
  to: string;
}

/** A link that leads where Gatsby's would, without a router around it. */
export const Link = ({ to, children, ...attributes }: LinkProps) => (
  <a {...attributes} href={to}>
    {children}
  </a>
);

/** There is no path prefix in unit tests. */
export const withPrefix = (path: string) => path;

export const navigate = jest.fn();

export const graphql = jest.fn();
