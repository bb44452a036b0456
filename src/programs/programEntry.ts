import { graphql } from "gatsby";

/** What pages show of an entry, for the queries of program pages and of Home. */
export const programEntry = graphql`
  fragment ProgramEntry on ProgramEntry {
    id
    path
    programHeading
    title
    description
    place
    link {
      label
      href
    }
    cancelled
    announced
    startsAt
    isTimed
    endsAt
    until
    group
    month
    day
    when
  }
`;
