/** What the owner of an approved item has changed and nobody has approved yet, as far as it differs from what others see. */

/** The waiting edit after one more: later values win, and what is public already needs no waiting. Null when nothing is left. */
export function nextEdit<Edit extends object>(
  shown: Required<Edit>,
  before: Edit | null,
  wanted: Partial<Edit>,
): Edit | null {
  const left = Object.entries({ ...before, ...wanted }).filter(
    ([field, value]) => !isSame(shown[field as keyof Edit], value),
  );
  return left.length > 0 ? (Object.fromEntries(left) as Edit) : null;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
