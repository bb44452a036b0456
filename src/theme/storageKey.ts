/** Where the visitor's choice is kept: `"true"` is light, `"false"` is dark. */
export const STORAGE_KEY = "gainova-lightmode";

export const DARK_QUERY = "(prefers-color-scheme: dark)";
