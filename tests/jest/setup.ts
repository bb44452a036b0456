import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";

// React's server renderer needs it: https://github.com/jsdom/jsdom/issues/2524
Object.assign(globalThis, { TextEncoder });
