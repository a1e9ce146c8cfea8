/** Teachers, healers, advocates, musicians, and those who carry. */
import { at, box, C, circle, leaf, line, outside, oval, row, shape, table } from "./pen.ts";

const wheel = (x: number, y: number, r = 46) => circle(x, y, r, C.ink) + circle(x, y, r * 0.42, C.steel, true);

export const scales = () =>
  table(C.sage, C.wood) +
  line("M450 120V500M240 190H660", C.ink, 14) +
  circle(450, 120, 24, C.turmeric) +
  row(2, (n) =>
    at(
      240 + n * 420,
      190,
      line("M0 0l-80 160M0 0l80 160", C.ink, 5) + shape("M-100 160h200q-20 70-100 70t-100-70Z", C.turmeric),
    ),
  ) +
  shape("M340 500h220v36H340Z", C.maroon);

export const rehal = () =>
  table(C.peach, C.brick) +
  line("M270 520L640 300M630 520L260 300", C.ink, 38) +
  line("M270 520L640 300M630 520L260 300", C.wood, 26) +
  shape("M450 330c-90-60-190-60-270-30v-190c80-30 180-30 270 30Z", C.white) +
  shape("M450 330c90-60 190-60 270-30v-190c-80-30-180-30-270 30Z", C.sand) +
  row(4, (n) => line(`M220 ${160 + n * 34}q90-24 190 14M490 ${174 + n * 34}q90-40 190-14`, C.maroon, 5));

export const study = () =>
  table(C.sky, C.wood) +
  row(4, (n) => box(200 + (n % 2) * 24, 410 - n * 62, 380, 60, [C.maroon, C.turmeric, C.teal, C.brick][n]!, 8)) +
  shape("M390 140l190 60l-190 60l-190-60Z", C.ink) +
  line("M560 204v80", C.saffron, 8) +
  at(
    700,
    470,
    `<g transform="rotate(12)">${box(-18, -250, 36, 230, C.saffron, 0)}${shape("M-18-20L0 30l18-50Z", C.sand)}${box(-18, -280, 36, 34, C.rose, 6)}</g>`,
  );

export const yoga = () =>
  outside(C.peach, C.sage, 480, 450) +
  shape("M0 480L180 300l140 180ZM600 480l140-170l200 170Z", C.leaf) +
  oval(450, 506, 230, 26, C.maroon) +
  circle(450, 220, 46, C.wood) +
  shape("M400 280h100l24 150H376Z", C.white) +
  shape("M280 490c0-50 80-70 170-60c90-10 170 10 170 60Z", C.saffron) +
  line("M402 296L300 420M498 296L600 420", C.wood, 24);

export const tabla = () =>
  table(C.blush, C.maroon) +
  at(
    320,
    500,
    shape("M-110-180c-10 90 10 150 50 180h120c40-30 60-90 50-180Z", C.wood) +
      oval(0, -180, 112, 40, C.sand) +
      oval(0, -180, 44, 15, C.ink, true) +
      line("M-84-150L-40-6M84-150L40-6M0-140V0", C.turmeric, 5),
  ) +
  at(
    590,
    500,
    shape("M-130-150c-20 90 30 150 70 150h120c40 0 90-60 70-150Z", C.steel) +
      oval(0, -150, 132, 44, C.sand) +
      oval(20, -152, 48, 16, C.ink, true),
  );

export const veena = () =>
  table(C.sand, C.brick) +
  line("M150 200L690 400", C.wood, 34) +
  circle(690, 400, 110, C.brick) +
  circle(690, 400, 78, C.sand) +
  circle(210, 300, 60, C.turmeric) +
  line("M150 194L730 408M156 206L736 424", C.ink, 3) +
  row(7, (n) => line(`M${270 + n * 50} ${228 + n * 18.5}l-12 30`, C.turmeric, 7)) +
  shape("M150 200q-60-20-56-70q40 0 70 50Z", C.saffron);

export const ayurveda = () =>
  table(C.sage, C.wood) +
  line("M520 300L650 110", C.steel, 34) +
  shape("M270 280h360c0 120-50 190-110 220H380c-60-30-110-100-110-220Z", C.steel) +
  oval(450, 280, 180, 34, C.leaf) +
  leaf(210, 510, -30) +
  leaf(160, 520, -70) +
  leaf(720, 520, 50) +
  row(3, (n) => circle(690 + n * 36, 530 - (n % 2) * 30, 16, C.brick));

export const taxi = () =>
  outside(C.peach, C.steel, 440, 170) +
  shape("M250 300l70-110h250l90 110Z", C.sky) +
  shape("M150 300h590q50 10 50 70v50H130v-70q0-46 20-50Z", C.turmeric) +
  line("M445 190V410") +
  box(390, 156, 110, 34, C.white) +
  wheel(260, 430, 58) +
  wheel(650, 430, 58) +
  row(5, (n) => box(60 + n * 180, 540, 90, 12, C.white, 4, true));

export const truck = () =>
  outside(C.sage, C.steel, 450, 780) +
  box(110, 160, 420, 250, C.brick, 10) +
  shape("M530 240h130l90 90v80H530Z", C.turmeric) +
  shape("M570 270h76l54 60H570Z", C.sky) +
  row(
    3,
    (n) =>
      box(150 + n * 118, 290 - (n % 2) * 60, 100, 110 + (n % 2) * 60, C.wood, 4) +
      line(`M${200 + n * 118} ${290 - (n % 2) * 60}v50`, C.sand, 10),
  ) +
  wheel(230, 430) +
  wheel(640, 430);
