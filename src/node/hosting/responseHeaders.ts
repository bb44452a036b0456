/** The browser revalidates its copy each time. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** The browser uses its copy for a year. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** Browser features that no part of the site uses. */
const disabledFeatures = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

/**
 * Returns the headers that every response has.
 *
 * @param policy the Content Security Policy of all pages
 */
export function responseHeaders(policy: string): Record<string, string> {
  return {
    "Content-Security-Policy": policy,
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": disabledFeatures
      .map((feature) => `${feature}=()`)
      .join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}
