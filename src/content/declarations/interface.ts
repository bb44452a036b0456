import { contentFile, object, text, template } from "./fields";

const programs = object("Words on the pages of programs.", {
  upcoming: text("Heading of the entries that are to come."),
  past: text("Heading of the entries that are over."),
  undated: text("Heading of the entries without a date."),
  cancelled: text("Label of an entry that does not take place."),
  online: text("Where an entry with a time and without a place is."),
  visitorTime: template(
    "The time of an entry in the visitor's own time zone; {time} becomes the time.",
    "time",
  ),
  addToCalendar: text("Link that adds an entry to the visitor's calendar."),
  feed: text("Link to the feed with the news of all programs."),
  calendar: text(
    "Link that subscribes to the calendar with the dates of all programs.",
  ),
  calendarAddress: text(
    "What to do without a calendar app; the calendar's address follows.",
  ),
});

export const interfaceTexts = contentFile({
  loading: text("Name of the loading screen's progress bar."),
  switchToLight: text("Name of the theme button while the theme is dark."),
  switchToDark: text("Name of the theme button while the theme is light."),
  programs,
});
