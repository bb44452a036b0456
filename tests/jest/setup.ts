import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";

// jsdom lacks what React's server renderer needs.
Object.assign(globalThis, { TextEncoder });
