import * as z from "zod";

// The page's policy forbids compiling code from text, which Zod tries for each
// object as it is declared: this must be imported before any declaration.
z.config({ jitless: true });
