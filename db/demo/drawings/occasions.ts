/** What stands for a piece of news: help, offices, cities. */
import { at, box, C, circle, leaf, line, outside, row, shape, table } from "./pen.ts";

const drop = (x: number, y: number, scale: number, fill: string) =>
  at(x, y, shape("M0-170c70 100 110 150 110 210a110 110 0 0 1-220 0c0-60 40-110 110-210Z", fill), scale);

const pin = (x: number, y: number, fill: string, scale = 1) =>
  at(
    x,
    y,
    shape("M0 0c-50-70-70-100-70-140a70 70 0 0 1 140 0c0 40-20 70-70 140Z", fill) + circle(0, -138, 28, C.white),
    scale,
  );

export const bloodDrop = () =>
  table(C.blush, C.sand, 500) +
  drop(450, 330, 1.5, C.maroon) +
  shape("M430 300h40v50h50v40h-50v50h-40v-50h-50v-40h50Z", C.white) +
  row(2, (n) => drop(190 + n * 520, 330, 0.7, C.rose)) +
  line("M360 330q-10 60 20 110", C.rose, 10);

export const donorChair = () =>
  table(C.sky, C.sage, 480) +
  line("M690 110V530M620 540h140", C.ink, 12) +
  line("M690 116h-70v30", C.ink, 8) +
  box(570, 146, 100, 140, C.maroon, 24) +
  box(588, 164, 64, 40, C.white, 10) +
  line("M620 286v60q0 60-90 60", C.maroon, 8) +
  shape("M150 260q-10-60 40-60t54 50l26 130h240q40 0 40 40t-40 40H230q-40 0-50-50Z", C.teal) +
  line("M250 460v70M480 460v70", C.ink, 12) +
  box(300, 360, 190, 34, C.wood, 16) +
  shape("M160 90q30-44 60 0q30-44 60 0q0 44-60 80q-60-36-60-80Z", C.rose);

export const markSheet = () =>
  table(C.sage, C.wood, 500) +
  `<g transform="rotate(-6 400 300)">${box(230, 70, 340, 440, C.white, 8)}${row(6, (n) => line(`M280 ${200 + n * 46}h${n % 2 ? 150 : 180}M500 ${200 + n * 46}h24`, n === 2 ? C.saffron : C.steel, 10))}${box(280, 110, 240, 40, C.maroon, 6)}</g>` +
  shape("M610 380l-40 150l60-30l60 30l-40-150Z", C.maroon) +
  circle(630, 340, 92, C.turmeric) +
  shape("M630 280l18 38l42 5l-31 29l8 42l-37-21l-37 21l8-42l-31-29l42-5Z", C.white);

export const cityMap = () =>
  box(0, 0, 900, 600, C.sage, 0, true) +
  row(4, (n) => line(`M0 ${90 + n * 150}Q300 ${20 + n * 150} 900 ${130 + n * 130}`, C.white, 20)) +
  row(4, (n) => line(`M${110 + n * 220} 0Q${60 + n * 240} 300 ${150 + n * 210} 600`, C.white, 20)) +
  shape("M-10 470q220-90 420 20t500-50v170H-10Z", C.sky) +
  pin(450, 370, C.maroon, 1.5) +
  row(4, (n) =>
    pin([170, 290, 640, 780][n]!, [230, 450, 240, 420][n]!, [C.saffron, C.teal, C.turmeric, C.brick][n]!, 0.8),
  );

export const openDoor = () =>
  table(C.sand, C.brick, 520) +
  box(470, 110, 220, 412, C.wood, 6) +
  shape("M490 130h120v360l-120 32Z", C.peach) +
  circle(590, 330, 9, C.turmeric) +
  circle(250, 230, 120, C.white) +
  circle(250, 230, 12, C.maroon) +
  line("M250 230V150M250 230l60 36", C.maroon, 12) +
  row(12, (n) => `<g transform="rotate(${n * 30} 250 230)">${line("M250 128v14", C.ink, 6)}</g>`) +
  leaf(770, 522, -14) +
  leaf(800, 522, 16) +
  shape("M750 520h84l-12 60h-60Z", C.teal);

export const boat = () =>
  outside(C.dusk, C.teal, 330, 760) +
  row(
    2,
    (n) =>
      box(90 + n * 560, 200, 200, 180, [C.sand, C.peach][n]!, 4) +
      shape(`M${70 + n * 560} 206l120-90l120 90Z`, C.brick),
  ) +
  box(0, 380, 900, 220, C.teal, 0, true) +
  row(3, (r) => box(330 + r * 84, 330, 76, 84, C.wood, 6) + line(`M${368 + r * 84} 330v84`, C.sand, 10)) +
  row(2, (r) => box(372 + r * 84, 250, 76, 80, C.turmeric, 6) + line(`M${410 + r * 84} 250v80`, C.white, 10)) +
  shape("M200 400h500q-20 110-120 116H320q-100-6-120-116Z", C.maroon) +
  line("M690 250L760 520", C.wood, 16) +
  row(5, (n) => line(`M${10 + n * 190} ${550 + (n % 2) * 20}q30-16 60 0t60 0`, C.white, 6));
