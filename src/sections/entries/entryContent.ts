import { graphql } from "gatsby";

/** What a page shows of an entry, for its query. */
export const entryContent = graphql`
  fragment EntryContent on ProgramEntry {
    id
    program {
      path
      heading
    }
    title
    description
    place
    link {
      label
      href
    }
    cancelled
    starts
    until
    isPast
    month
    day
    when
  }

  fragment EntryWords on InterfaceContentPrograms {
    cancelled
    visitorTime
    addToCalendar
  }
`;
