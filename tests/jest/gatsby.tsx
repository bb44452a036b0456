import type { ComponentPropsWithRef } from "react";

interface LinkProps extends ComponentPropsWithRef<"a"> {
  to: string;
}

export const Link = ({ to, children, ...attributes }: LinkProps) => (
  <a {...attributes} href={to}>
    {children}
  </a>
);

export const withPrefix = (path: string) => path;

export const graphql = jest.fn();

export const useStaticQuery = jest.fn();
