/** What is cooked and eaten. */
import { at, box, C, circle, garland, line, oval, row, shape, steam, table } from "./pen.ts";

const bowl = (x: number, y: number, r: number, fill: string) => circle(x, y, r, C.steel) + circle(x, y, r * 0.74, fill);
const jar = (x: number, y: number, fill: string, lid: string) =>
  at(
    x,
    y,
    box(-58, -150, 116, 150, C.white, 20) + box(-50, -104, 100, 96, fill, 14, true) + box(-46, -178, 92, 32, lid, 8),
  );
const ladduPile = (x: number, y: number, fill: string) =>
  [4, 3, 2, 1].map((n, level) => row(n, (k) => circle(x + (k - (n - 1) / 2) * 76, y - level * 60, 40, fill))).join("");

export const thali = () =>
  table(C.peach, C.brick, 150) +
  circle(450, 340, 232, C.steel) +
  circle(450, 340, 200, C.white) +
  [C.turmeric, C.leaf, C.maroon, C.saffron, C.brick]
    .map((fill, n) => bowl(450 + 140 * Math.cos(n * 0.82 - 3.6), 340 + 140 * Math.sin(n * 0.82 - 3.6), 56, fill))
    .join("") +
  oval(480, 400, 96, 62, C.white) +
  row(3, (n) => circle(390 + n * 16, 468 - n * 14, 46, C.sand)) +
  at(770, 470, line("M0 0L90-60", C.steel, 16) + oval(-24, 16, 44, 28, C.steel));

export const kadhai = () =>
  table(C.sand, C.wood) +
  row(5, (n) => shape(`M${300 + n * 70} 500c-30-40 4-56 4-88c34 30 44 60 20 88Z`, n % 2 ? C.turmeric : C.saffron)) +
  shape("M190 250h520c0 130-100 190-260 190s-260-60-260-190Z", C.ink) +
  oval(450, 250, 260, 48, C.turmeric) +
  [340, 450, 560]
    .map((x) => line(`M${x - 36} 250a36 14 0 1 1 36 14a20 8 0 1 1 18-12a34 12 0 0 1-40 18`, C.brick, 9))
    .join("") +
  line("M190 262h-62M710 262h62", C.ink, 16) +
  line("M520 240L690 60", C.wood, 16);

export const namkeen = () =>
  table(C.sage, C.wood, 300) +
  row(5, (n) =>
    jar(130 + n * 160, 290, [C.turmeric, C.saffron, C.leaf, C.brick, C.sand][n]!, n % 2 ? C.maroon : C.brick),
  ) +
  row(5, (n) =>
    jar(130 + n * 160, 540, [C.brick, C.turmeric, C.sand, C.saffron, C.turmeric][n]!, n % 2 ? C.brick : C.maroon),
  );

export const laddus = () =>
  table(C.blush, C.rose) + garland(36) + ladduPile(450, 400, C.saffron) + shape("M230 440h440l-60 66H290Z", C.steel);

export const pedas = () =>
  table(C.sand, C.maroon) +
  shape("M170 300h560l50 190H120Z", C.white) +
  row(3, (r) =>
    row(
      6 - (r === 1 ? 1 : 0),
      (n) =>
        oval(235 + n * 86 + (r === 1 ? 43 : 0), 342 + r * 52, 36, 22, C.turmeric) +
        oval(235 + n * 86 + (r === 1 ? 43 : 0), 338 + r * 52, 8, 5, C.leaf, true),
    ),
  ) +
  shape("M170 300l70-150h420l70 150Z", C.brick) +
  circle(450, 226, 44, C.turmeric);

export const poha = () =>
  table(C.peach, C.teal, 380) +
  steam(450, 150) +
  shape("M170 300h560c0 130-120 190-280 190S170 430 170 300Z", C.white) +
  shape("M200 300c40-90 130-110 250-110s210 20 250 110Z", C.turmeric) +
  row(12, (n) => oval(260 + n * 36, 262 - (n % 3) * 24, 12, 7, n % 2 ? C.leaf : C.brick, true)) +
  at(720, 320, shape("M0-90a90 90 0 0 1 0 180a60 60 0 0 0 0-180Z", C.turmeric), 0.7);

export const spices = () =>
  table(C.peach, C.wood, 90) +
  circle(450, 330, 236, C.white) +
  row(7, (n) => {
    const [x, y] = n === 6 ? [450, 330] : [450 + 150 * Math.cos(n * 1.047), 330 + 150 * Math.sin(n * 1.047)];
    return (
      circle(x, y, 68, C.steel) +
      circle(x, y, 52, [C.turmeric, C.brick, C.leaf, C.maroon, C.sand, C.saffron, C.wood][n]!, true)
    );
  }) +
  line("M640 500l130 70", C.steel, 18);
