/** Where many come together: meetings, camps, talks, festivals. */

import { at, box, C, circle, diya, garland, leaf, line, outside, oval, row, shape, table } from "./pen.ts";
import { listeners, person, sitting, woman } from "./people.ts";

const tree = (x: number, y: number) =>
  shape(`M${x - 34} ${y}c20-60 20-120 4-190h60c-16 70-16 130 4 190Z`, C.wood) +
  circle(x - 110, y - 220, 96, C.leaf) +
  circle(x + 110, y - 220, 96, C.leaf) +
  circle(x, y - 280, 130, C.leaf);

const flame = (x: number, y: number) =>
  shape(`M${x - 46} ${y}c-30-50 20-80 14-140c40 40 50 60 46 92c14-8 18-22 18-36c30 40 20 70-6 84Z`, C.saffron) +
  shape(`M${x - 70} ${y - 6}h140l-24 46h-92Z`, C.brick);

export const hall = () =>
  table(C.peach, C.sand, 330) +
  garland(24) +
  box(170, 236, 560, 100, C.maroon, 4) +
  row(3, (n) =>
    n === 1 ? woman(450, 236, C.saffron, 0.7) : person(300 + n * 150, 236, [C.white, "", C.teal][n]!, 0.7),
  ) +
  box(200, 220, 500, 40, C.wood, 4) +
  listeners(440, 8, 1, 0.95) +
  listeners(550, 8, 4, 1.15);

export const mela = () =>
  outside(C.sky, C.sand, 400, 760) +
  shape("M130 250L450 70l320 180Z", C.saffron) +
  row(4, (n) => shape(`M450 70L${210 + n * 160} 250h-80Z`, C.white, true)) +
  line("M130 250L450 70l320 180Z") +
  row(2, (n) => box(160 + n * 560, 250, 22, 160, C.wood)) +
  line("M450 70V30") +
  shape("M450 30l70 18l-70 20Z", C.maroon) +
  row(9, (n) => shape(`M${150 + n * 67} 252h60l-30 44Z`, n % 2 ? C.turmeric : C.maroon)) +
  person(450, 400, C.white, 0.85) +
  box(410, 330, 80, 80, C.wood, 6) +
  listeners(470, 7, 2) +
  listeners(570, 8, 5, 1.15);

export const upanayan = () =>
  table(C.sand, C.brick, 380) +
  garland(26) +
  row(2, (n) => sitting(150 + n * 600, 470, C.saffron, 1.05)) +
  row(2, (n) => sitting(300 + n * 300, 440, C.turmeric, 0.95)) +
  flame(450, 470) +
  row(4, (n) => {
    const x = [150, 300, 600, 750][n]!;
    const y = n % 3 === 0 ? 470 : 440;
    return line(`M${x + 26} ${y - 128}L${x - 34} ${y - 56}`, C.white, 5);
  }) +
  oval(250, 545, 70, 22, C.steel) +
  row(5, (n) => circle(214 + n * 18, 534, 10, n % 2 ? C.turmeric : C.saffron, true)) +
  diya(650, 545, 0.5);

export const underTheTree = () =>
  outside(C.peach, C.sage, 400, 140) +
  tree(450, 420) +
  sitting(450, 460, C.saffron, 0.9) +
  row(2, (n) => sitting(250 + n * 400, 500, [C.teal, C.rose][n]!, 0.95)) +
  row(2, (n) => sitting(100 + n * 700, 540, [C.turmeric, C.maroon][n]!, 1.05));

export const talk = () =>
  table(C.dusk, C.wood, 420) +
  box(150, 70, 430, 270, C.white, 8) +
  row(4, (n) => box(200 + n * 88, 290 - n * 44, 54, 26 + n * 44, [C.teal, C.turmeric, C.saffron, C.maroon][n]!, 4)) +
  line("M190 300V110", C.ink, 5) +
  woman(710, 400, C.maroon, 1.05) +
  shape("M640 330h140l-18 150H658Z", C.wood) +
  line("M676 330l-22-46", C.ink, 5) +
  listeners(550, 7, 3, 1.1);

export const jobDay = () =>
  table(C.sky, C.sand, 390) +
  row(3, (n) => {
    const x = 170 + n * 280;
    return (
      person(x, 390, [C.teal, C.maroon, C.leaf][n]!, 0.9) +
      box(x - 110, 350, 220, 120, C.wood, 8) +
      box(x - 30, 366, 70, 26, C.white, 3) +
      box(x - 80, 90 + (n % 2) * 20, 160, 70, [C.turmeric, C.peach, C.blush][n]!, 10) +
      line(`M${x - 50} ${124 + (n % 2) * 20}h100`, C.ink, 6)
    );
  }) +
  listeners(560, 6, 2, 1.05);

export const parkYoga = () =>
  outside(C.peach, C.sage, 380, 450) +
  row(2, (n) => at(n * 700, 30, tree(100, 370), 0.9)) +
  row(
    3,
    (n) =>
      oval(180 + n * 270, 505, 116, 20, [C.maroon, C.teal, C.brick][n]!) +
      sitting(180 + n * 270, 500, [C.saffron, C.white, C.turmeric][n]!),
  ) +
  row(3, (n) => line(`M${150 + n * 270} 410q-50 30-56 66M${210 + n * 270} 410q50 30 56 66`, C.wood, 18));

export const folkEvening = () =>
  table(C.ink, C.maroon, 430) +
  row(
    9,
    (n) =>
      line(`M${n * 112} 60q56 50 112 0`, C.turmeric, 4) + circle(56 + n * 112, 88, 13, n % 2 ? C.saffron : C.turmeric),
  ) +
  at(
    280,
    500,
    shape("M-130 0L-40-190h80L130 0q-130 40-260 0Z", C.saffron) +
      row(6, (n) => circle(-86 + n * 34, -22 - (n % 2) * 14, 8, C.white, true)) +
      shape("M-46-186q46-90 92 0Z", C.teal) +
      line("M-44-210L-120-270M44-210L104-300", C.wood, 20) +
      circle(0, -270, 38, C.wood) +
      shape("M-40-268c-6-44 16-56 40-56s46 12 40 56l36 150q-30-60-40-130c-20-20-56-20-76-20Z", C.rose),
  ) +
  at(
    620,
    500,
    sitting(0, 0, C.white) +
      shape("M-120-70q100-34 190 0v70q-90 34-190 0Z", C.wood) +
      oval(-120, -35, 20, 36, C.sand) +
      oval(72, -35, 20, 36, C.sand) +
      line("M-96-66L46-4M-96-4L46-66", C.turmeric, 5) +
      shape("M-40-184q40-60 80 0q-40-24-80 0Z", C.saffron),
  );

export const workshop = () =>
  table(C.ink, C.teal, 470) +
  row(18, (n) => circle((n * 211) % 880, (n * 83) % 440, 3 + (n % 3) * 2, C.turmeric, true)) +
  shape("M720 90a70 70 0 1 0 60 110a80 80 0 0 1-60-110Z", C.turmeric) +
  line("M440 340L330 560M440 340L450 570M440 340L560 560", C.wood, 16) +
  `<g transform="rotate(-30 440 330)">${box(260, 290, 330, 80, C.maroon, 10)}${box(570, 276, 60, 108, C.turmeric, 8)}${box(216, 306, 50, 48, C.steel, 6)}</g>` +
  circle(440, 340, 22, C.brick) +
  person(170, 590, C.saffron, 1.15) +
  leaf(840, 470, 8);
