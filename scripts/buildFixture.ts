import { buildCopy } from "./buildCopy";

// The site of the product tests, which has content of its own.
buildCopy(".fixture-site", { CONTENT_DIR: "tests/fixtures/site" });
