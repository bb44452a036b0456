import { graphql } from "gatsby";

/** What pages show of an entry, for the queries of program pages and of Home. */
export const programEntry = graphql`
  fragment ProgramEntry on ProgramEntry {
    id
    path
    program
    title
    description
    place
    link {
      label
      href
    }
    cancelled
    starts
    isTimed
    ends
    until
    group
    month
    day
    when
  }
`;
