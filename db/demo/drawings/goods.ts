/** What is sold, and what grows. */
import { at, box, C, circle, leaf, line, outside, oval, row, shape, table } from "./pen.ts";

const book = (x: number, y: number, w: number, h: number, fill: string) =>
  box(x, y - h, w, h, fill, 6) + line(`M${x + w * 0.25} ${y - h + 24}h${w * 0.5}`, C.turmeric, 6);

export const gems = () =>
  table(C.dusk, C.maroon) +
  row(3, (n) =>
    at(
      230 + n * 220,
      400 - (n === 1 ? 40 : 0),
      shape("M-90-60l40-60h100l40 60L0 80Z", [C.rose, C.teal, C.turmeric][n]!) +
        line("M-90-60h180M-50-120l26 60L0 80l24-140l26-60", C.ink, 4),
      n === 1 ? 1.25 : 1,
    ),
  ) +
  row(3, (n) =>
    line(`M${230 + n * 220} 190v-40M${190 + n * 220} 200l-24-30M${270 + n * 220} 200l24-30`, C.turmeric, 6),
  ) +
  oval(450, 510, 320, 36, C.white);

export const sarees = () =>
  table(C.peach, C.wood, 500) +
  row(5, (n) => {
    const fill = [C.maroon, C.saffron, C.teal, C.rose, C.leaf][n]!;
    return (
      box(110 + n * 140, 80, 120, 400, fill, 6) +
      box(110 + n * 140, 410, 120, 70, C.turmeric, 6) +
      row(12, (k) => circle(140 + n * 140 + (k % 3) * 30, 130 + Math.floor(k / 3) * 66, 6, C.white, true))
    );
  }) +
  line("M70 80H830", C.ink, 14);

export const sareeStack = () =>
  table(C.blush, C.brick) +
  row(
    6,
    (n) =>
      box(
        220 + (n % 2) * 16,
        430 - n * 58,
        440,
        58,
        [C.maroon, C.turmeric, C.teal, C.saffron, C.rose, C.leaf][n]!,
        22,
      ) + line(`M${260 + (n % 2) * 16} ${459 - n * 58}h360`, C.white, 4),
  ) +
  shape("M560 140c60 60 90 160 70 300l90 60c30-160-10-300-100-370Z", C.turmeric);

export const shelf = () =>
  table(C.sand, C.sand, 600) +
  row(
    3,
    (r) =>
      row(9, (n) =>
        book(
          110 + n * 76,
          190 + r * 180,
          58,
          110 + ((n * 7 + r * 5) % 4) * 12,
          [C.maroon, C.saffron, C.teal, C.leaf, C.brick, C.rose][(n * 5 + r * 2) % 6]!,
        ),
      ) + box(80, 190 + r * 180, 740, 22, C.wood, 4),
  );

export const madhubani = () =>
  table(C.sand, C.maroon, 560) +
  box(150, 60, 600, 460, C.white, 4) +
  row(
    14,
    (n) =>
      shape(`M${172 + n * 41} 84l20 24l20-24Z`, n % 2 ? C.saffron : C.teal, true) +
      shape(`M${172 + n * 41} 496l20-24l20 24Z`, n % 2 ? C.maroon : C.leaf, true),
  ) +
  shape("M250 290q170-150 340 0l80-70v140l-80-70q-170 150-340 0Z", C.rose) +
  circle(320, 276, 18, C.white) +
  circle(320, 276, 7, C.ink, true) +
  row(4, (n) => line(`M${390 + n * 44} 232q30 58 0 116`, C.maroon, 6)) +
  row(3, (n) => leaf(260 + n * 190, 460, 90, C.leaf));

export const bulb = () =>
  table(C.dusk, C.sand) +
  circle(450, 240, 130, C.turmeric) +
  row(8, (n) =>
    at(450, 240, `<g transform="rotate(${n * 45 - 90})">${n % 8 === 4 ? "" : line("M160 0h50", C.saffron, 10)}</g>`),
  ) +
  line("M410 250l24-50l32 70l24-50", C.brick, 7) +
  box(400, 356, 100, 90, C.steel, 14) +
  line("M400 386h100M400 416h100") +
  line("M450 446v60q0 40 60 40h220", C.ink, 12) +
  box(730, 516, 90, 60, C.maroon, 12);

export const nursery = () =>
  outside(C.sky, C.wood, 500) +
  row(4, (n) =>
    at(
      160 + n * 190,
      520,
      row(5, (k) => leaf(0, -100, (k - 2) * 28, k % 2 ? C.leaf : C.teal)) +
        (n % 2 ? circle(0, -190, 26, [C.rose, C.saffron][n >> 1]!) : "") +
        shape("M-66-110h132l-20 110h-92Z", C.brick),
    ),
  );

export const fields = () =>
  outside(C.sky, C.leaf, 330, 180) +
  row(6, (n) => line(`M${450 + (n - 2.5) * 40} 330L${450 + (n - 2.5) * 260} 600`, C.turmeric, 12)) +
  shape("M0 330L210 170l170 160ZM420 330L640 130l270 200Z", C.teal) +
  at(
    660,
    560,
    shape("M-110 0c-20-100 0-190 40-210h140c40 20 60 110 40 210Z", C.sand) +
      row(5, (n) => circle(-64 + n * 32, -214 - (n % 2) * 20, 28, [C.brick, C.leaf, C.saffron][n % 3]!)),
  );
