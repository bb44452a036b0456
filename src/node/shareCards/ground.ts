import { SHARE_CARD } from "../../document/shareCard";
import { themes } from "../../styles/themes";

const { palette } = themes.dark;
const { width, height } = SHARE_CARD;

/** Light that fades out: its stops follow a smooth curve, without an edge. */
function glow(id: string, color: string, strength: number): string {
  const stops = Array.from({ length: 9 }, (_, step) => {
    const at = step / 8;
    const opacity = (strength * (1 + Math.cos(Math.PI * at))) / 2;
    return `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity.toFixed(4)}"/>`;
  });
  return `<radialGradient id="${id}">${stops.join("")}</radialGradient>`;
}

const line = (id: string, direction: string) =>
  `<linearGradient id="${id}" ${direction}><stop stop-color="${palette.accent}"/><stop offset="1" stop-color="${palette.gold}"/></linearGradient>`;

/**
 * The dark, warm ground of every card as SVG elements, and what others on it
 * are painted with: `accent` is a line's colour, `disc` and `shadow` belong to
 * a robot that stands free.
 */
export const cardGround = `<defs>${line("accent", "")}${line("disc", 'x1=".15" y1="1" x2=".85" y2="0"')}${glow("warm", palette.accent, 0.34)}${glow("ember", palette.accent, 0.1)}${glow("shadow", palette.ground, 0.75)}</defs>
<rect width="${width}" height="${height}" fill="${palette.ground}"/>
<circle cx="90" cy="700" r="560" fill="url(#ember)"/>
<circle cx="880" cy="320" r="620" fill="url(#warm)"/>`;
