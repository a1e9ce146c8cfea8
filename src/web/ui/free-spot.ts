/** Where something may float without lying over what can be pressed, or over what says what is wrong. */

const PRESSABLE = "a[href], button, input, select, textarea, summary, label";
const ERROR = "[role=alert], [data-error]";
/** No control is smaller, so none slips through between two points. */
const STEP_PX = 20;
const EDGE_PX = 8;

interface Spot {
  /** In pixels from the bottom. */
  lift: number;
  isFree: boolean;
}

/** Where an element that floats at the bottom, lifted by `lifted` now, covers nothing that can be pressed, no error, and nothing of the open dialog: the same place while that will do. Where there is no such spot, where it covers least. */
export function spotFor(element: HTMLElement, lifted: number, dialog?: Element): Spot {
  const box = element.getBoundingClientRect();
  let best = { lift: lifted, cost: costOf(element, box, 0, dialog) };
  for (let lift = 0; best.cost > 0 && box.top + lifted - lift >= EDGE_PX; lift += EDGE_PX) {
    const cost = costOf(element, box, lift - lifted, dialog);
    if (cost < best.cost) best = { lift, cost };
  }
  return { lift: best.lift, isFree: best.cost === 0 };
}

function costOf(element: HTMLElement, box: DOMRect, higher: number, dialog?: Element): number {
  return pointsOf(box).reduce((sum, [x, y]) => sum + costAt(element, x, y - higher, dialog), 0);
}

/** A control costs most; a link that reaches over its whole card can be pressed beside the words too. */
const COSTS = { error: 200, control: 100, card: 1, text: 10 };

function costAt(element: HTMLElement, x: number, y: number, dialog?: Element): number {
  const below = document.elementsFromPoint(x, y).find((one) => !element.contains(one));
  if (below?.closest(ERROR)) return COSTS.error;
  const control = below?.closest(PRESSABLE);
  if (control) return isWithin(control, x, y) ? COSTS.control : COSTS.card;
  return dialog && isWithin(dialog, x, y) ? COSTS.text : 0;
}

function isWithin(one: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

function pointsOf({ left, right, top, bottom }: DOMRect): Array<[x: number, y: number]> {
  return steps(left, right).flatMap((x) => steps(top, bottom).map((y): [number, number] => [x, y]));
}

function steps(from: number, to: number): number[] {
  return [...Array.from({ length: Math.ceil((to - from) / STEP_PX) }, (_, n) => from + n * STEP_PX), to - 1];
}
