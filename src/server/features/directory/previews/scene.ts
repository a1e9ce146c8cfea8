/** The drawing of a picture for messengers as SVG: the brand, the name, what it is and where, and at the side a panel for the photo or the monogram. */
import { PREVIEW_HEIGHT as HEIGHT, PREVIEW_WIDTH as WIDTH } from "#contract/previews.ts";
import { BRIDGE, COLOUR, PETALS } from "#server/platform/drawing-style.ts";
import type { PreviewTexts } from "./preview.ts";
import { fitLines, fitOneLine, type Weight } from "./text-fit.ts";

const BAR = 16;
/** Where the photo goes. */
export const PANEL = { left: 760, width: WIDTH - 760, height: HEIGHT - BAR };

const LEFT = 64;
const TEXT_WIDTH = PANEL.left - LEFT - 44;
/** Ground and letter of each tint, as src/web/ui/pieces.css has them by day. */
const TINTS = [
  ["#fbe2d2", "#643d20"],
  ["#ffdfde", "#683738"],
  ["#fbdfeb", "#64374d"],
  ["#e3e6ff", "#40436d"],
  ["#d8efdc", "#295233"],
  ["#efe8cd", "#534711"],
] as const;
const BRAND = { size: 34, x: 142, y: 99 };
const MARK = { size: 64, x: LEFT, y: 54 };
const LETTER = { size: 280, y: 405 };
const NAME = { sizes: [72, 62, 54, 46], lines: 3, lineHeight: 1.24 };
const BELOW = { size: 32, step: 48, lowest: 552 };
/** The room of the name begins under the mark. */
const NAME_FROM = 140;

export async function sceneOf(texts: PreviewTexts): Promise<string> {
  const parts = [...panel(texts), ...(await brand(texts)), ...(await words(texts))];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join("")}</svg>`;
}

function panel({ letter, tint }: PreviewTexts): string[] {
  const [ground, ink] = TINTS[tint]!;
  const x = PANEL.left + PANEL.width / 2;
  return [
    rect({ width: WIDTH, height: HEIGHT, fill: COLOUR.paper }),
    rect({ x: PANEL.left, width: PANEL.width, height: HEIGHT, fill: ground }),
    text(letter, { ...LETTER, x, fill: ink, weight: 700, anchor: "middle" }),
    rect({ y: HEIGHT - BAR, width: WIDTH, height: BAR, fill: COLOUR.saffron }),
  ];
}

async function brand({ brand }: PreviewTexts): Promise<string[]> {
  const petals = PETALS.map((d) => `<path d="${d}" fill="${COLOUR.saffron}"/>`).join("");
  const place = `translate(${MARK.x} ${MARK.y}) scale(${MARK.size / 48})`;
  const line = await fitOneLine(brand, { size: BRAND.size, weight: 700, width: PANEL.left - BRAND.x - 44 });
  return [
    `<g transform="${place}">${petals}<path d="${BRIDGE}" fill="${COLOUR.maroon}"/></g>`,
    text(line, { ...BRAND, fill: COLOUR.maroon, weight: 700 }),
  ];
}

/** From below: where it is, what it is, whose it is; the name in the middle of what is left. */
async function words({ name, by, what, place }: PreviewTexts): Promise<string[]> {
  const below: Array<[text: string, fill: string, weight: Weight]> = [
    [place, COLOUR.soft, 400],
    [what, COLOUR.ink, 400],
  ];
  if (by) below.push([by, COLOUR.ink, 700]);
  const lines = await Promise.all(
    below.map(async ([line, fill, weight], at) =>
      text(await fitOneLine(line, { size: BELOW.size, weight, width: TEXT_WIDTH }), {
        x: LEFT,
        y: BELOW.lowest - at * BELOW.step,
        size: BELOW.size,
        fill,
        weight,
      }),
    ),
  );
  const top = BELOW.lowest - below.length * BELOW.step;
  const fit = await fitLines(name, { ...NAME, weight: 700, width: TEXT_WIDTH });
  const height = fit.size * NAME.lineHeight;
  const first = (NAME_FROM + top - fit.lines.length * height) / 2 + fit.size * 0.95;
  const named = fit.lines.map((line, at) =>
    text(line, { x: LEFT, y: first + at * height, size: fit.size, fill: COLOUR.maroon, weight: 700 }),
  );
  return [...named, ...lines];
}

function rect(of: { x?: number; y?: number; width: number; height: number; fill: string }): string {
  const attributes = Object.entries(of).map(([name, value]) => `${name}="${value}"`);
  return `<rect ${attributes.join(" ")}/>`;
}

interface TextStyle {
  x: number;
  y: number;
  size: number;
  fill: string;
  weight: Weight;
  anchor?: "middle";
}

/** `line` as text-fit.ts gives it, or a letter. */
function text(line: string, { x, y, size, fill, weight, anchor }: TextStyle): string {
  const middle = anchor ? ` text-anchor="${anchor}"` : "";
  return `<text x="${x}" y="${y}" font-family="Mukta" font-weight="${weight}" font-size="${size}" fill="${fill}"${middle}>${escaped(line)}</text>`;
}

function escaped(line: string): string {
  return line.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
