/** The pen of the demo's drawings: shapes with one outline in the warm colours of the portal, as SVG, and the rooms that they stand in. */

export const C = {
  paper: "#faf5ec",
  white: "#fffdf8",
  ink: "#261a2b",
  saffron: "#f3952f",
  turmeric: "#eabf4a",
  maroon: "#7b1e2f",
  rose: "#d9798a",
  brick: "#c8643c",
  leaf: "#6b9a5b",
  teal: "#4b8a8f",
  steel: "#cdd3d4",
  wood: "#b98252",
  peach: "#fbe2d2",
  blush: "#fbdfeb",
  sand: "#f4e4c1",
  sage: "#dbe9d6",
  dusk: "#e3e2f3",
  sky: "#dcebee",
};

export const WIDTH = 900;
export const HEIGHT = 600;

/** With the outline, unless `bare`. */
const pen = (bare: boolean) =>
  bare ? "" : ` stroke="${C.ink}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"`;

export const circle = (x: number, y: number, r: number, fill: string, bare = false) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${pen(bare)}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, bare = false) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${pen(bare)}/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string, round = 8, bare = false) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}"${pen(bare)}/>`;
export const shape = (d: string, fill: string, bare = false) => `<path d="${d}" fill="${fill}"${pen(bare)}/>`;
export const line = (d: string, colour = C.ink, width = 6) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** One drawing after the other, `n` of them. */
export const row = (n: number, draw: (at: number) => string) => Array.from({ length: n }, (_, at) => draw(at)).join("");

/** A group moved, and drawn larger or smaller. */
export const at = (x: number, y: number, drawing: string, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

/** A wall and a table before it. */
export const table = (wall: string, top: string, edge = 430) =>
  box(0, 0, WIDTH, HEIGHT, wall, 0, true) +
  box(0, edge, WIDTH, HEIGHT - edge, top, 0, true) +
  line(`M0 ${edge}H${WIDTH}`);

/** The open air, with a sun. */
export const outside = (sky: string, ground: string, edge = 470, sunX = 720) =>
  box(0, 0, WIDTH, HEIGHT, sky, 0, true) +
  circle(sunX, 130, 64, C.turmeric, true) +
  box(0, edge, WIDTH, HEIGHT - edge, ground, 0, true) +
  line(`M0 ${edge}H${WIDTH}`);

/** Three wisps over something warm. */
export const steam = (x: number, y: number) =>
  row(3, (n) => line(`M${x + n * 34 - 34} ${y}c-14-18 14-32 0-54`, C.ink, 5));

/** A string of marigolds along the top. */
export const garland = (y = 40) =>
  line(`M0 ${y}Q225 ${y + 90} 450 ${y}T900 ${y}`, C.leaf, 5) +
  row(19, (n) => {
    const x = n * 50;
    const drop = Math.sin((x / 450) * Math.PI) * 44;
    return circle(x, y + Math.abs(drop), 15, n % 2 ? C.saffron : C.turmeric);
  });

/** A clay lamp with its flame. */
export const diya = (x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    shape("M0-52c26 24 22 52 0 58c-22-6-26-34 0-58Z", C.saffron) +
      shape("M-80 0c0 52 40 70 80 70s80-18 80-70c-28 18-132 18-160 0Z", C.brick) +
      line("M-52 32q52 24 104 0", C.turmeric, 5),
    scale,
  );

/** A leaf upright on its stem. */
export const leaf = (x: number, y: number, turn: number, fill = C.leaf) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${shape("M0 0c-34-30-30-80 0-112c30 32 34 82 0 112Z", fill)}${line("M0 0V-80", C.ink, 4)}</g>`;
