/**
 * From submit to the opening of the mail program, in ms: long enough to see
 * that the button took the click, short enough for browsers to still count the
 * navigation as the visitor's own.
 */
export const MAIL_OPENS_MS = 300;

/** From submit to the closing of the dialog, in ms. */
export const AUTO_CLOSE_MS = 2000;
