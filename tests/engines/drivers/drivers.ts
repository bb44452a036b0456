import { chromium, firefox } from "./puppeteer";
import { webkit } from "./webkit";

/** All engines that the journeys are made in, by name. */
export const drivers = { chromium, firefox, webkit };

export type EngineName = keyof typeof drivers;

export const engineNames = Object.keys(drivers) as EngineName[];
