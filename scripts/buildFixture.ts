import { buildCopy } from "./buildCopy";

// Builds the site of the product tests, whose content is fixed.
buildCopy(".fixture-site", { CONTENT_DIR: "tests/fixtures/site" });
