/** The watermark as SVG: one line again and again, slanted, over the whole photo, so that no part can be cut out without it. */

/** Degrees. */
const SLANT = -28;
/** Of the shorter side: the height of the letters, and what lies between two rows. */
const LETTERS = 1 / 26;
const ROWS = 5;
/** Of the height of a letter: about what one takes in width, which decides how often the line stands in a row. */
const LETTER_WIDTH = 0.62;
const GAP_LETTERS = 6;

export function watermarkOf({ width, height, line }: { width: number; height: number; line: string }): string {
  const size = Math.max(14, Math.round(Math.min(width, height) * LETTERS));
  const step = Math.round((line.length + GAP_LETTERS) * size * LETTER_WIDTH);
  const reach = Math.ceil(Math.hypot(width, height) / 2) + size;
  const texts = [];
  for (let [y, row] = [-reach, 0]; y <= reach; y += size * ROWS, row++)
    // Every other row begins half a step later, as bricks lie.
    for (let x = -reach - (row % 2) * (step / 2); x <= reach; x += step)
      texts.push(`<text x="${x}" y="${y}">${escaped(line)}</text>`);
  // Light letters with a dark edge are read on every ground and leave the face visible.
  const look = `font-family="Mukta" font-weight="700" font-size="${size}" fill="#ffffff" fill-opacity="0.42" stroke="#000000" stroke-opacity="0.3" stroke-width="${size / 14}" paint-order="stroke"`;
  const place = `translate(${width / 2} ${height / 2}) rotate(${SLANT})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="${place}" ${look}>${texts.join("")}</g></svg>`;
}

function escaped(line: string): string {
  return line.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
