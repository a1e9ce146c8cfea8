/** Where something may float without lying over what can be pressed. */

const PRESSABLE = "a[href], button, input, select, textarea, summary, label";
/** No control is smaller, so none slips through between two points. */
const STEP_PX = 20;
const EDGE_PX = 8;

/** How many pixels an element that floats at the bottom, lifted by `lifted` now, must be lifted to cover nothing pressable: the same while that will do. Undefined where there is no such spot. */
export function liftToFreeSpot(element: HTMLElement, lifted: number): number | undefined {
  const box = element.getBoundingClientRect();
  if (isFree(element, box, 0)) return lifted;
  for (let lift = 0; box.top + lifted - lift >= EDGE_PX; lift += EDGE_PX)
    if (isFree(element, box, lift - lifted)) return lift;
  return undefined;
}

function isFree(element: HTMLElement, box: DOMRect, higher: number): boolean {
  return pointsOf(box).every(([x, y]) => {
    const below = document.elementsFromPoint(x, y - higher).find((one) => !element.contains(one));
    return !below?.closest(PRESSABLE);
  });
}

function pointsOf({ left, right, top, bottom }: DOMRect): Array<[x: number, y: number]> {
  return steps(left, right).flatMap((x) => steps(top, bottom).map((y): [number, number] => [x, y]));
}

function steps(from: number, to: number): number[] {
  return [...Array.from({ length: Math.ceil((to - from) / STEP_PX) }, (_, n) => from + n * STEP_PX), to - 1];
}
