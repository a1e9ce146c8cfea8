/** What is read, written and counted, and the work of hands. */

import { at, box, C, circle, leaf, line, oval, row, shape, table } from "./pen.ts";
import { person, sitting } from "./people.ts";

const lamp = (x: number, y: number, shade: string) =>
  line(`M${x} ${y}V${y - 210}l70-70`, C.ink, 12) +
  shape(`M${x + 30} ${y - 240}l60-80l90 90q-80 50-150-10Z`, shade) +
  oval(x, y, 70, 18, C.ink);

export const thread = () =>
  table(C.turmeric, C.maroon, 520) +
  at(
    450,
    540,
    shape("M-190 0c0-170 30-250 190-250s190 80 190 250Z", C.wood) +
      circle(0, -330, 92, C.wood) +
      shape("M-92-340c-6-70 30-96 92-96s98 26 92 96c-30-40-154-40-184 0Z", C.ink) +
      line("M0-432q36-30 14-66", C.ink, 14) +
      line("M110-236Q10-120-130-20M122-228Q24-108-112-10", C.white, 7) +
      shape("M-190 0q70-70 190-60t190 60Z", C.saffron),
  ) +
  row(3, (n) => leaf(110 + n * 26, 530, n * 24 - 24)) +
  row(3, (n) => leaf(740 + n * 26, 530, n * 24 - 24));

export const bills = () =>
  table(C.sage, C.wood, 470) +
  row(
    3,
    (n) =>
      `<g transform="rotate(${n * 9 - 14} 290 300)">${box(180, 100, 220, 350, [C.peach, C.sand, C.white][n]!, 4)}</g>`,
  ) +
  row(5, (n) =>
    line(`M226 ${180 + n * 44}h${n === 4 ? 60 : 80}M340 ${172 + n * 44}h30`, n === 4 ? C.maroon : C.steel, 9),
  ) +
  box(520, 120, 250, 400, C.teal, 20) +
  box(550, 150, 190, 80, C.sage, 8) +
  row(4, (r) => row(3, (n) => box(552 + n * 66, 256 + r * 62, 52, 46, r === 3 && n === 2 ? C.saffron : C.white, 8)));

export const readingRoom = () =>
  table(C.sand, C.brick, 470) +
  box(120, 80, 220, 220, C.sky, 6) +
  line("M230 80v220M120 190h220") +
  row(
    2,
    (r) =>
      row(5, (n) =>
        box(
          560 + n * 50,
          90 + r * 120 + (n % 2) * 12,
          40,
          90 - (n % 2) * 12,
          [C.maroon, C.teal, C.saffron, C.leaf, C.rose][(n + r * 2) % 5]!,
          4,
        ),
      ) + box(540, 180 + r * 120, 290, 18, C.wood, 4),
  ) +
  row(3, (n) => sitting(210 + n * 230, 540, [C.teal, C.saffron, C.rose][n]!, 0.95)) +
  row(3, (n) => shape(`M${210 + n * 230} 470q-30-16-56-6v-44q30-10 56 8q26-18 56-8v44q-26-10-56 6Z`, C.white));

export const sheet = () =>
  table(C.blush, C.wood, 480) +
  `<g transform="rotate(4 450 300)">${box(260, 70, 380, 450, C.white, 8)}${line("M310 450h280M310 450V130", C.ink, 6)}${row(3, (n) => box(346 + n * 84, 200 + n * 56, 54, 250 - n * 56, [C.maroon, C.saffron, C.teal][n]!, 4))}</g>` +
  row(2, (n) =>
    at(
      130 + n * 640,
      500,
      oval(0, 30, 86, 22, C.steel) +
        shape("M-56-50h112q0 76-40 80h-32q-40-4-40-80Z", n ? C.maroon : C.teal) +
        line("M56-36q40 4 24 40", C.ink, 8),
    ),
  );

export const letter = () =>
  table(C.sky, C.wood, 480) +
  `<g transform="rotate(-7 430 320)">${box(170, 170, 520, 310, C.sand, 10)}${line("M170 176L430 360L690 176", C.ink, 6)}${circle(430, 352, 40, C.maroon)}</g>` +
  `<g transform="rotate(8 660 200)">${box(600, 90, 130, 150, C.white, 4)}${box(618, 108, 94, 114, C.teal, 2)}${shape("M640 200q26-70 52 0Z", C.turmeric)}</g>` +
  `<g transform="rotate(-24 690 500)">${box(520, 486, 260, 28, C.maroon, 12)}${shape("M520 486l-54 14l54 14Z", C.turmeric)}</g>`;

export const desk = () =>
  table(C.dusk, C.wood, 430) +
  lamp(180, 430, C.saffron) +
  shape("M250 190L140 430h420Z", C.turmeric, true) +
  person(470, 440, C.white, 1.25) +
  lamp(180, 430, C.saffron) +
  row(5, (n) =>
    box(640 + (n % 2) * 14, 400 - n * 40, 190, 38, [C.maroon, C.teal, C.brick, C.turmeric, C.leaf][n]!, 6),
  ) +
  box(60, 430, 780, 40, C.brick, 6) +
  `<g transform="rotate(-3 450 430)">${box(370, 400, 210, 40, C.white, 4)}</g>`;

export const loom = () =>
  table(C.peach, C.brick, 520) +
  row(2, (n) => box(110 + n * 640, 70, 40, 460, C.wood)) +
  row(2, (n) => box(90, 80 + n * 170, 720, 34, C.wood)) +
  row(26, (n) => line(`M${178 + n * 22} 114V250`, n % 2 ? C.turmeric : C.maroon, 5)) +
  shape("M164 284h576v200H164Z", C.maroon) +
  row(9, (n) => shape(`M${190 + n * 62} 340l22-26l22 26l-22 26Z`, C.turmeric, true)) +
  row(14, (n) => circle(186 + n * 41, 430, 9, n % 2 ? C.saffron : C.rose, true)) +
  line("M164 396h576M164 462h576", C.turmeric, 8) +
  shape("M380 262q70-30 140 0q-70 34-140 0Z", C.sand);

export const stethoscope = () =>
  table(C.sage, C.sky, 460) +
  person(290, 560, C.white, 1.9) +
  shape("M216 208q74-66 148 0l-8 26q-66-26-132 0Z", C.white) +
  shape("M282 176h16v12h12v14h-12v12h-16v-12h-12v-14h12Z", C.maroon, true) +
  line("M236 372q0 110 54 110t54-110", C.ink, 10) +
  line("M290 482q0 60 60 60", C.ink, 10) +
  circle(366, 540, 22, C.steel) +
  box(560, 330, 240, 190, C.maroon, 20) +
  line("M630 330v-40h100v40", C.ink, 12) +
  shape("M664 370h32v38h38v32h-38v38h-32v-38h-38v-32h38Z", C.white);
