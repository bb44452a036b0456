/** What programs add to GraphQL; all that depends on an entry's time is ready. */
export const PROGRAM_TYPES = `
type ProgramContent implements Node {
  path: String! @programPath
}

enum ProgramGroup {
  upcoming
  past
  undated
}

type ProgramEntry {
  "The end of its address and calendar file."
  id: String!
  "The path of its program's page."
  path: String!
  "The heading of its program."
  program: String!
  title: String!
  description: String!
  place: String
  link: ProgramContentEntriesLink
  cancelled: Boolean!
  announced: String!
  "A time with its offset, or a date; of its announcement, without a start."
  starts: String!
  "Whether its start and end are times; otherwise they are dates."
  isTimed: Boolean!
  ends: String
  "When it is over. A date without a zone ends at the visitor's midnight."
  until: String!
  "At the time of the build."
  group: ProgramGroup!
  month: String!
  day: String!
  "Its whole time in words, with the name of its zone."
  when: String!
}

enum FeedName {
  feed
  calendar
}

"A feed that the build writes."
type Feed {
  name: FeedName!
  path: String!
  "Its media type."
  type: String!
}`;
