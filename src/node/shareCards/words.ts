import { SHARE_CARD } from "../../document/shareCard";
import { themes } from "../../styles/themes";
import { fitText, type FittedText } from "./fitText";
import { loadTypeface, type Typeface } from "./typeface";

/** The words of a card, in place. */
interface Words {
  /** SVG elements: the accent line, the title, the line below it. */
  shapes: string;
  logo: { left: number; top: number; width: number };
}

const { palette } = themes.dark;
const LEFT = 60;
const TOP = 93;
const BASE = SHARE_CARD.height - TOP;
const MIDDLE = SHARE_CARD.height / 2 + 6;

const ACCENT = { width: 84, height: 8 };
const LOGO_RATIO = 48 / 276;
/** Height of a capital, in parts of the font size. */
const CAPITAL = 0.7;

const title = { largest: 88, smallest: 28, height: 250, maxLines: 3 };
const poster = { largest: 42, smallest: 24, height: 150, maxLines: 3 };
const tagline = { largest: 24, smallest: 16, height: 60, maxLines: 2 };

let typefaces: { bold: Typeface; medium: Typeface } | undefined;

/** Both weights, loaded when first asked for. */
const type = () =>
  (typefaces ??= { bold: loadTypeface(700), medium: loadTypeface(500) });

/** The lines as a path; `y` is the first baseline. */
function draw(
  { lines, size }: FittedText,
  {
    typeface,
    y,
    leading,
    fill,
  }: {
    typeface: Typeface;
    y: number;
    leading: number;
    fill: string;
  },
): string {
  const outlines = lines.map((each, index) =>
    typeface.outlines(each, LEFT, y + index * size * leading, size),
  );
  return `<path fill="${fill}" d="${outlines.join("")}"/>`;
}

const accentLine = (y: number) =>
  `<rect x="${LEFT}" y="${y}" width="${ACCENT.width}" height="${ACCENT.height}" rx="${ACCENT.height / 2}" fill="url(#accent)"/>`;

/** From the top of the first line's capitals to the last baseline. */
const heightOf = ({ lines, size }: FittedText, leading: number) =>
  lines.length > 0 ? size * (CAPITAL + (lines.length - 1) * leading) : 0;

/** A large logo, and the title below it like a motto. */
function layOutPoster(text: string, width: number): Words {
  const leading = 1.28;
  const { medium } = type();
  const motto = fitText(text, { ...poster, width, leading }, medium.width);
  const logo = { left: LEFT, top: 0, width };
  const logoHeight = width * LOGO_RATIO;
  const gap = 44;
  const total =
    logoHeight + gap + ACCENT.height + gap + heightOf(motto, leading);
  logo.top = Math.round(MIDDLE - 6 - total / 2);
  const accent = logo.top + logoHeight + gap;
  const y = accent + ACCENT.height + gap + motto.size * CAPITAL;
  const fill = palette.text;
  return {
    logo,
    shapes:
      accentLine(accent) + draw(motto, { typeface: medium, y, leading, fill }),
  };
}

/**
 * Sets the words of a card: the title as large as fits, in the middle of its
 * column; the logo above, the tagline below.
 *
 * @param width of the column, in px
 */
export function layOutWords(
  card: { title: string; tagline: string; poster?: boolean },
  width: number,
): Words {
  if (card.poster) return layOutPoster(card.title, width);
  const { bold, medium } = type();
  const leading = 1.12;
  const head = fitText(card.title, { ...title, width, leading }, bold.width);
  const below = 1.35;
  const foot = fitText(
    card.tagline,
    { ...tagline, width, leading: below },
    medium.width,
  );
  const gap = 34;
  const top = MIDDLE - (ACCENT.height + gap + heightOf(head, leading)) / 2;
  const y = top + ACCENT.height + gap + head.size * CAPITAL;
  const footY = BASE - (foot.lines.length - 1) * foot.size * below;
  return {
    logo: { left: LEFT, top: TOP, width: 216 },
    shapes:
      accentLine(top) +
      draw(head, { typeface: bold, y, leading, fill: palette.text }) +
      draw(foot, {
        typeface: medium,
        y: footY,
        leading: below,
        fill: palette["text-muted"],
      }),
  };
}
