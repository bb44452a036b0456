import serveSite from "../browser/serveSite";
import { drivers, engineNames } from "./drivers/drivers";

/** Serves the site and names the engines that this machine lacks. */
export default function prepare() {
  for (const name of engineNames) {
    const missing = drivers[name].missing();
    if (missing) console.log(`Not run: ${name} (no ${missing} here)`);
  }
  return serveSite();
}
