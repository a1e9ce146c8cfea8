/** Who stands, sits and listens in the drawings: figures without faces, as the drawings have no letters. */
import { at, C, circle, line, oval, row, shape } from "./pen.ts";

const CLOTHES = [C.maroon, C.saffron, C.teal, C.turmeric, C.rose, C.leaf, C.white, C.brick];
const clothOf = (n: number) => CLOTHES[n % CLOTHES.length]!;

/** Down to the waist, as behind a table. */
export const person = (x: number, y: number, cloth: string, scale = 1) =>
  at(
    x,
    y,
    shape("M-62 0c0-74 14-118 62-118s62 44 62 118Z", cloth) +
      circle(0, -152, 38, C.wood) +
      shape("M-39-152c-4-36 12-54 39-54s43 18 39 54c-14-22-64-22-78 0Z", C.ink),
    scale,
  );

/** The same with the end of a sari over the head. */
export const woman = (x: number, y: number, cloth: string, scale = 1) =>
  at(
    x,
    y,
    shape("M-66 0c0-80 6-110 22-128c-8-62 14-86 44-86s52 24 44 86c16 18 22 48 22 128Z", cloth) +
      circle(0, -148, 33, C.wood) +
      shape("M-33-152c4-22 16-28 33-28s29 6 33 28c-14-10-52-10-66 0Z", C.ink) +
      line("M30-100q-20 50-74 62", C.turmeric, 6),
    scale,
  );

/** On the ground with crossed legs. */
export const sitting = (x: number, y: number, cloth: string, scale = 1) =>
  at(
    x,
    y,
    shape("M-48-46c0-64 12-96 48-96s48 32 48 96Z", cloth) +
      shape("M-96 0c0-40 36-60 96-60s96 20 96 60Z", C.white) +
      circle(0, -172, 34, C.wood) +
      shape("M-35-172c-4-32 10-48 35-48s39 16 35 48c-12-20-58-20-70 0Z", C.ink),
    scale,
  );

/** Seen from behind, in one row: whoever listens. */
export const listeners = (y: number, n: number, from = 0, scale = 1) =>
  row(n, (k) => {
    const x = 450 + (k - (n - 1) / 2) * 118 * scale;
    const hair = (k + from) % 3 === 1;
    return at(
      x,
      y,
      shape("M-56 60c0-84 10-120 56-120s56 36 56 120Z", clothOf(k * 3 + from)) +
        circle(0, -82, 34, C.ink) +
        (hair ? oval(0, -40, 14, 30, C.ink) : ""),
      scale,
    );
  });
