import { readFileSync } from "node:fs";

import satori, { type SatoriNode } from "satori";
import sharp, { type ResizeOptions } from "sharp";

import { SHARE_CARD } from "../../document/shareCard";
import { themes } from "../../styles/themes";

export interface Card {
  /** Without a title, the logo is large and the tagline below it. */
  title?: string;
  tagline: string;
  /** Files of the pictures. Shows three of them, or else the first. */
  pictures: readonly string[];
}

const { width, height } = SHARE_CARD;
const { palette } = themes.dark;
const ACCENT = `${palette.accent}, ${palette.gold}`;
const GLOW = `${palette.accent}57, ${palette.accent}3d 30%, ${palette.accent}12 70%, transparent`;
const EMBER = `${palette.accent}1a, ${palette.accent}0d 50%, transparent`;

const PANEL = { left: 496, top: 93, width: 644, height: 444 };
const tiles = [
  { left: 496, top: 103, width: 424, height: 424 },
  { left: 936, top: 103, width: 204, height: 204 },
  { left: 936, top: 323, width: 204, height: 204 },
];
const FIGURE = { left: 512, top: 0, width: 720, height };
const DISC = { left: 646, top: 96, width: 452, height: 452 };

// Each subset is a font family; satori tries them in order.
const fonts = ["latin", "latin-ext", "vietnamese"].flatMap((name) =>
  ([500, 700] as const).map((weight) => ({
    name,
    weight,
    data: readFileSync(
      `node_modules/@fontsource/space-grotesk/files/space-grotesk-${name}-${weight}-normal.woff`,
    ),
  })),
);

const dataUri = (type: string, data: Buffer) =>
  `data:image/${type};base64,${data.toString("base64")}`;

const logo = dataUri("svg+xml", readFileSync("static/images/logo-dark.svg"));

/**
 * Returns a text without the characters that the font lacks, or an empty text if
 * it lacks a letter.
 */
async function drawable(text: string): Promise<string> {
  let rest = text;
  await satori(<div>{text}</div>, {
    width,
    fonts,
    loadAdditionalAsset: (code, missing) => {
      if (/\p{L}/u.test(missing)) rest = "";
      // Emoji are removed as a whole: a keycap emoji contains a digit.
      for (const part of code === "emoji" ? [missing] : missing) {
        rest = rest.replaceAll(part, "");
      }
      return Promise.resolve([]);
    },
  });
  return rest.trim();
}

/**
 * Returns the style of a text with the largest font size that fits its box, in
 * px. At the smallest size words may break and the end may be cut off.
 */
async function fitText(
  text: string,
  box: { width: number; height: number },
  style: { fontWeight: 500 | 700; lineHeight: number },
  [largest, smallest]: readonly [number, number],
) {
  for (let fontSize = largest; fontSize >= smallest; fontSize -= 4) {
    const nodes: SatoriNode[] = [];
    await satori(
      <div style={{ ...style, fontSize, width: box.width }}>
        <div style={{ minWidth: "min-content" }}>{text}</div>
      </div>,
      {
        width: box.width,
        fonts,
        onNodeDetected: (node) => nodes.push(node),
      },
    );
    if (
      nodes.every(
        (node) => node.width <= box.width && node.height <= box.height,
      )
    ) {
      return { ...style, fontSize, textWrap: "balance" as const };
    }
  }
  const lineClamp = Math.floor(box.height / (smallest * style.lineHeight));
  const overflowWrap = "anywhere" as const;
  return { ...style, fontSize: smallest, lineClamp, overflowWrap };
}

/** Returns the pictures and the width of the text column beside them, in px. */
async function arrange(pictures: readonly string[]) {
  const [first] = pictures;
  if (!first) throw new Error("A share card needs a picture.");
  const draw = async (file: string | undefined, options: ResizeOptions) => {
    const picture = sharp(file).autoOrient().resize(options);
    return dataUri("png", await picture.png().toBuffer());
  };
  const frames = pictures.length >= tiles.length ? tiles : [PANEL];
  if (frames === tiles || (await sharp(first).stats()).isOpaque) {
    const scene = frames.map(async (frame, index) => (
      <img
        key={index}
        alt=""
        src={await draw(pictures[index], { ...frame, fit: "outside" })}
        style={{
          ...frame,
          position: "absolute",
          objectFit: "cover",
          objectPosition: "38% 50%",
          borderRadius: 28,
          boxShadow: `inset 0 0 0 2px ${palette.text}29`,
        }}
      />
    ));
    return { columnWidth: 396, scene: await Promise.all(scene) };
  }
  const figure = { ...FIGURE, fit: "contain", background: "#0000" } as const;
  const scene = [
    <div
      key="disc"
      style={{
        ...DISC,
        position: "absolute",
        borderRadius: "50%",
        backgroundImage: `linear-gradient(35deg, ${ACCENT})`,
      }}
    />,
    <img
      key="figure"
      alt=""
      src={await draw(first, figure)}
      style={{ ...FIGURE, position: "absolute" }}
    />,
  ];
  return { columnWidth: 500, scene };
}

/**
 * Returns a share card as a JPEG. Letters are paths, so the file does not depend
 * on the system's fonts.
 */
export async function drawCard(card: Card): Promise<Buffer> {
  const { scene, columnWidth } = await arrange(card.pictures);
  const title = await drawable(card.title ?? "");
  const tagline = await drawable(card.tagline);
  const logoWidth = title ? 216 : columnWidth;
  const titleStyle = await fitText(
    title,
    { width: columnWidth, height: 232 },
    { fontWeight: 700, lineHeight: 1.12 },
    [88, 28],
  );
  const taglineStyle = await fitText(
    tagline,
    { width: columnWidth, height: title ? 66 : 170 },
    { fontWeight: 500, lineHeight: 1.3 },
    title ? [24, 16] : [42, 24],
  );
  const column = { display: "flex", flexDirection: "column" } as const;
  const svg = await satori(
    <div
      style={{
        width,
        height,
        color: palette.text,
        backgroundColor: palette.background,
        backgroundImage: `radial-gradient(circle 620px at 880px 320px, ${GLOW}), radial-gradient(circle 560px at 90px 700px, ${EMBER})`,
      }}
    >
      {scene}
      <div
        style={{
          ...column,
          position: "absolute",
          left: 60,
          top: 93,
          width: columnWidth,
          height: 444,
          justifyContent: title ? "space-between" : "center",
          gap: title ? 0 : 44,
        }}
      >
        <img
          alt=""
          src={logo}
          width={logoWidth}
          height={(logoWidth * 48) / 276}
        />
        <div style={{ ...column, gap: 28, marginTop: title ? 32 : 0 }}>
          <div
            style={{
              width: 84,
              height: 8,
              borderRadius: 4,
              backgroundImage: `linear-gradient(to right, ${ACCENT})`,
            }}
          />
          {title && <div style={titleStyle}>{title}</div>}
        </div>
        <div
          style={{
            ...taglineStyle,
            color: title ? palette["text-muted"] : palette.text,
          }}
        >
          {tagline}
        </div>
      </div>
    </div>,
    { width, height, fonts },
  );
  return sharp(Buffer.from(svg))
    .flatten()
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer();
}
