/**
 * The policies that may turn text into markup or the address of a script: the
 * document's own, which refuses markup, and webpack's, for its chunks.
 */
export const TRUSTED_TYPES = { own: "default", webpack: "webpack" } as const;

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: Record<string, (text: string) => string | null>,
  ) => void;
}

/**
 * Judges plain text where a script hands it over as markup or as a script:
 * react-helmet does so with JSON-LD. Text without a tag makes no element, and
 * JSON does nothing when run; all else is refused. Runs as an inline script in
 * the head: it must not use anything from outside itself.
 *
 * @param name of the policy that judges all plain text
 */
export function refuseMarkup(name: string) {
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
