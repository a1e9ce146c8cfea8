/** What people come for, or live on: a game, a morning, advice, a kitchen. */
import { at, box, C, circle, diya, line, outside, oval, row, shape, steam, table } from "./pen.ts";

/** A square of the board, which lies on the table and grows towards who looks. */
const square = (n: number, r: number) => {
  const at = (k: number, t: number) => `${200 - 130 * t + (k / 8) * (500 + 260 * t)} ${330 + 240 * t}`;
  const [far, near] = [r / 5, (r + 1) / 5];
  return shape(`M${at(n, far)}L${at(n + 1, far)}L${at(n + 1, near)}L${at(n, near)}Z`, C.brick, true);
};

export const chess = () =>
  table(C.peach, C.wood, 330) +
  shape("M200 330h500l130 240H70Z", C.sand) +
  row(5, (r) => row(8, (n) => ((n + r) % 2 ? "" : square(n, r)))) +
  line("M200 330h500l130 240H70Z") +
  row(4, (n) =>
    at(
      [200, 370, 560, 700][n]!,
      [520, 400, 520, 390][n]!,
      shape("M-54 0q10-40 26-60l-8-80h72l-8 80q16 20 26 60Z", n % 2 ? C.maroon : C.white) +
        (n === 1 ? line("M0-150v-60M-24-186h48", C.ink, 10) : circle(0, -166, 34, n % 2 ? C.maroon : C.white)),
      n % 2 ? 0.85 : 1.15,
    ),
  );

export const sunrise = () =>
  box(0, 0, 900, 600, C.peach, 0, true) +
  circle(450, 330, 150, C.saffron, true) +
  row(9, (n) => `<g transform="rotate(${n * 20 - 80} 450 330)">${line("M450 150v-60", C.turmeric, 12)}</g>`) +
  box(0, 330, 900, 270, C.teal, 0, true) +
  line("M0 330H900") +
  row(5, (n) => line(`M${300 + n * 24} ${366 + n * 40}h${300 - n * 48}`, C.turmeric, 10)) +
  row(3, (n) => diya(170 + n * 280, 500 - (n % 2) * 20, 0.8));

export const advice = () =>
  table(C.dusk, C.wood, 380) +
  row(3, (n) => box(120 + n * 40, 90 + n * 22, 210, 250, [C.sand, C.peach, C.white][n]!, 6)) +
  row(4, (n) => line(`M230 ${190 + n * 40}h140`, C.steel, 8)) +
  box(570, 470, 260, 44, C.maroon, 10) +
  `<g transform="rotate(-32 620 330)">${box(540, 260, 180, 104, C.brick, 14)}${box(520, 250, 26, 124, C.turmeric, 6)}${box(714, 250, 26, 124, C.turmeric, 6)}${box(616, 364, 28, 210, C.wood, 8)}</g>` +
  `<g transform="rotate(20 330 470)">${box(240, 456, 200, 24, C.ink, 8)}${shape("M240 456l-40 12l40 12Z", C.turmeric)}</g>`;

export const eyeTest = () =>
  table(C.sky, C.wood, 450) +
  box(300, 50, 300, 330, C.white, 8) +
  row(4, (r) =>
    row(r + 1, (n) =>
      at(
        450 + (n - r / 2) * (66 - r * 4),
        104 + r * 72,
        shape("M-18-18h36v10h-24v16h24v10h-36Z", C.ink, true),
        1.3 - r * 0.22,
      ),
    ),
  ) +
  circle(330, 490, 76, C.dusk) +
  circle(570, 490, 76, C.dusk) +
  line("M406 476q44-34 88 0M254 480L160 440M646 480L740 440", C.maroon, 14) +
  line("M290 520q16 24 40 26M530 520q16 24 40 26", C.white, 8);

export const scooter = () =>
  outside(C.peach, C.steel, 450, 170) +
  row(3, (n) => box(480 + n * 130, 170 + (n % 2) * 40, 130, 290 - (n % 2) * 40, [C.sand, C.blush, C.sage][n]!, 4)) +
  line("M0 450H900") +
  line("M250 440L330 200h-50", C.ink, 14) +
  shape("M330 260l30 130h150q70-90 190-20v50q-60 50-130 30H280q-10-110 50-190Z", C.teal) +
  box(430, 330, 180, 34, C.ink, 16) +
  row(3, (n) => box(620, 150 + n * 66, 130, 62, C.steel, 14)) +
  line("M650 150q35-50 70 0", C.ink, 8) +
  row(2, (n) => circle(270 + n * 370, 470, 62, C.ink) + circle(270 + n * 370, 470, 26, C.steel, true));

export const bigPot = () =>
  table(C.sand, C.maroon, 450) +
  steam(450, 180) +
  shape("M220 240h460c30 150-20 240-100 260H320c-80-20-130-110-100-260Z", C.steel) +
  oval(450, 240, 232, 50, C.brick) +
  line("M600 230L740 60", C.wood, 20) +
  row(5, (n) => circle(330 + n * 56, 236 + (n % 2) * 14, 14, n % 2 ? C.leaf : C.turmeric, true)) +
  row(4, (n) => shape(`M${250 + n * 120} 580q-40-40 0-70q40 30 0 70Z`, n % 2 ? C.turmeric : C.saffron)) +
  oval(130, 520, 76, 26, C.white) +
  row(4, (n) => circle(92 + n * 26, 506, 14, C.leaf, true));
