/** Names of the Trusted Types policies that are allowed: ours and webpack's. */
export const TRUSTED_TYPES = {
  default: "default",
  webpack: "webpack",
} as const;

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: Record<string, (text: string) => string | null>,
  ) => void;
}

/**
 * Creates the default Trusted Types policy, which rejects markup and code but
 * lets JSON pass, because react-helmet inserts JSON-LD as the text of a script.
 * Runs as an inline script.
 */
export function createDefaultPolicy(name: string) {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy(name, {
    createHTML: (text) => (text.includes("<") ? null : text),
    createScript: (text) => {
      try {
        JSON.parse(text);
        return text;
      } catch {
        return null;
      }
    },
  });
}
