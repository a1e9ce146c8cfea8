/** What belongs to worship, to feasts and to the stars. */
import { at, box, C, circle, diya, garland, leaf, line, outside, oval, row, shape, table } from "./pen.ts";

const spire = (x: number, y: number, scale: number, fill: string) =>
  at(
    x,
    y,
    shape("M-90 0v-120c0-90 60-150 90-230c30 80 90 140 90 230V0Z", fill) +
      line("M-60-90h120M-48-150h96M-30-210h60", C.ink, 4) +
      shape("M0-352v-70l60 22l-60 24", C.saffron) +
      box(-30, -80, 60, 80, C.maroon, 26),
    scale,
  );

export const puja = () =>
  table(C.peach, C.maroon) +
  garland(30) +
  diya(300, 430, 1.3) +
  at(
    600,
    470,
    shape("M-90 0c16-40 20-80 20-120a70 70 0 0 1 140 0c0 40 4 80 20 120Z", C.turmeric) +
      circle(0, 22, 18, C.brick) +
      line("M0-190v-46", C.ink, 12),
  ) +
  row(
    3,
    (n) => line(`M${440 + n * 18} 480L${420 + n * 30} 240`, C.wood, 5) + circle(420 + n * 30, 240, 6, C.saffron, true),
  );

export const havan = () =>
  table(C.sand, C.brick) +
  row(5, (n) =>
    shape(`M${310 + n * 66} 330c-50-70 10-110 6-190c60 60 80 130 30 190Z`, n % 2 ? C.turmeric : C.saffron),
  ) +
  shape("M210 320h480l-40 60H250Z", C.wood) +
  shape("M250 380h400l-36 60H286Z", C.brick) +
  shape("M286 440h328l-30 60H316Z", C.wood) +
  oval(130, 510, 70, 26, C.steel) +
  row(6, (n) => circle(92 + n * 15, 496, 9, C.turmeric, true));

export const murti = () =>
  table(C.dusk, C.sand) +
  shape("M250 500V300a200 200 0 0 1 400 0v200Z", C.white) +
  shape("M300 500V310a150 150 0 0 1 300 0v190Z", C.turmeric) +
  circle(450, 300, 52, C.brick) +
  shape("M400 270l14-70l36 34l36-34l14 70Z", C.saffron) +
  shape("M350 500c0-90 40-140 100-140s100 50 100 140Z", C.maroon) +
  line("M392 420q58 50 116 0", C.turmeric, 12) +
  box(220, 496, 460, 40, C.wood);

export const homeTemple = () =>
  table(C.blush, C.wood) +
  box(290, 230, 320, 270, C.white) +
  spire(450, 232, 0.5, C.white) +
  shape("M350 500V330q100-110 200 0v170Z", C.maroon) +
  diya(450, 430, 0.6) +
  row(2, (n) => box(300 + n * 270, 250, 30, 250, C.sand)) +
  box(250, 496, 400, 44, C.sand);

export const kundali = () =>
  table(C.dusk, C.ink, 600) +
  row(16, (n) => circle((n * 173) % 880, (n * 97) % 560, 5 + (n % 3) * 2, C.turmeric, true)) +
  box(230, 80, 440, 440, C.sand) +
  line("M230 80L670 520M670 80L230 520M450 80L670 300L450 520L230 300Z", C.maroon) +
  circle(450, 300, 46, C.saffron) +
  row(8, (n) => at(450, 300, `<g transform="rotate(${n * 45})">${line("M0-56v-24", C.saffron, 8)}</g>`));

export const mandap = () =>
  outside(C.blush, C.leaf, 480, 120) +
  row(2, (n) => box(210 + n * 440, 170, 40, 320, C.brick)) +
  shape("M150 190L450 60l300 130Z", C.maroon) +
  shape("M180 190h540c-10 70-60 70-90 10c-30 70-150 70-180 0c-30 70-150 70-180 0c-30 60-80 60-90-10Z", C.saffron) +
  row(9, (n) => circle(190 + n * 65, 196, 17, n % 2 ? C.turmeric : C.white)) +
  row(2, (n) => box(370 + n * 100, 350, 70, 110, C.sand, 14)) +
  diya(450, 480, 0.5);

export const tent = () =>
  outside(C.sky, C.sand) +
  shape("M450 90L120 300h660Z", C.brick) +
  row(3, (n) => shape(`M450 90L${230 + n * 200} 300h-80Z`, C.white, true)) +
  line("M450 90L120 300h660Z") +
  row(2, (n) => shape(n ? "M780 300v190H640q50-80 40-190Z" : "M120 300v190h140q-50-80-40-190Z", C.saffron)) +
  line("M450 90V50") +
  shape("M450 50l70 20l-70 22Z", C.turmeric) +
  row(4, (n) => box(310 + n * 76, 400, 56, 90, C.maroon, 12));

export const ghat = () =>
  outside(C.peach, C.teal, 420, 170) +
  spire(620, 420, 0.8, C.brick) +
  spire(470, 420, 0.6, C.sand) +
  row(4, (n) => box(380 - n * 16, 420 + n * 22, 360 + n * 32, 22, C.sand, 0)) +
  shape("M80 500h240q-30 56-120 56T80 500Z", C.wood) +
  line("M200 500V380l70 90Z") +
  row(4, (n) => line(`M${40 + n * 230} 570q30-16 60 0t60 0`, C.white, 5));

export const charDham = () =>
  outside(C.sky, C.sage, 480, 160) +
  shape("M-20 480L200 150l160 240L520 90l240 300l60-80l120 170Z", C.dusk) +
  shape("M152 222L200 150l50 76l-50 30ZM456 174L520 90l72 92l-70 36Z", C.white) +
  spire(660, 490, 0.5, C.saffron) +
  at(
    280,
    510,
    box(-130, -110, 260, 100, C.maroon, 20) +
      row(4, (n) => box(-112 + n * 58, -92, 44, 38, C.sky, 6)) +
      row(2, (n) => circle(-76 + n * 152, -6, 26, C.ink)),
  );

export const dharamshala = () =>
  outside(C.sand, C.wood, 500, 780) +
  box(190, 180, 520, 320, C.white, 4) +
  row(2, (f) =>
    row(4, (n) => at(250 + n * 120, 340 + f * 150, shape("M-36 0v-70q36-60 72 0V0Z", (n + f) % 2 ? C.teal : C.maroon))),
  ) +
  box(160, 160, 580, 36, C.brick) +
  shape("M380 160q70-110 140 0Z", C.saffron) +
  leaf(120, 500, -8) +
  leaf(800, 500, 10);
