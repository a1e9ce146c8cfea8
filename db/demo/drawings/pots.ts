/** What is poured, carried and kept. */
import { at, box, C, circle, line, oval, row, shape, steam, table } from "./pen.ts";

export const lassi = () =>
  table(C.sky, C.teal) +
  row(3, (n) =>
    at(
      240 + n * 210,
      500,
      shape("M-70-230h140l-22 230h-96Z", C.white) +
        shape("M-66-176h132l-16 170h-100Z", [C.sand, C.sage, C.peach][n]!, true) +
        oval(0, -230, 70, 22, C.white) +
        row(4, (k) => circle(-34 + k * 22, -234 + (k % 2) * 8, 7, k % 2 ? C.leaf : C.saffron, true)),
    ),
  );

export const coffee = () =>
  table(C.dusk, C.wood) +
  steam(450, 190) +
  shape("M270 400h360l-30 110H300Z", C.turmeric) +
  shape("M350 220h200l-22 220H372Z", C.turmeric) +
  oval(450, 220, 100, 28, C.white) +
  oval(450, 226, 74, 17, C.brick, true) +
  row(7, (n) =>
    at(
      110 + (n % 3) * 60 + (n > 3 ? 500 : 0),
      540 - (n % 2) * 34,
      oval(0, 0, 26, 17, C.maroon) + line("M-18 0q18-10 36 0", C.ink, 4),
    ),
  );

export const tiffin = () =>
  table(C.sage, C.turmeric) +
  line("M300 190V120q0-40 40-40h220q40 0 40 40v70", C.ink, 14) +
  row(3, (n) => box(310, 170 + n * 106, 280, 104, n === 1 ? C.white : C.steel, 18)) +
  line("M300 170V490M600 170V490", C.ink, 14) +
  oval(450, 170, 140, 24, C.steel);

export const pickles = () =>
  table(C.sand, C.brick) +
  row(3, (n) =>
    at(
      220 + n * 230,
      500,
      shape("M-90 0c-30-90-10-190 40-220h100c50 30 70 130 40 220Z", n === 1 ? C.white : C.wood) +
        box(-52, -262, 104, 46, n === 1 ? C.maroon : C.white, 12) +
        line("M-80-120h160", n === 1 ? C.brick : C.turmeric, 12),
    ),
  );

export const ghee = () =>
  table(C.sage, C.sand) +
  at(
    330,
    510,
    shape("M-100 0v-190l36-60v-70h128v70l36 60V0Z", C.steel) +
      line("M-100-180h200", C.ink) +
      line("M-64-300q64-70 128 0", C.ink, 10),
  ) +
  at(
    610,
    510,
    box(-96, -190, 192, 190, C.white, 26) +
      box(-80, -140, 160, 130, C.turmeric, 18, true) +
      box(-80, -230, 160, 44, C.maroon, 10),
  ) +
  row(3, (n) => oval(120 + n * 330, 560, 60, 8, C.ink, true)).replaceAll(C.ink, C.wood);
