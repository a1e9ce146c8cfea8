/** What stands for an item without a picture: the first letter of its name in the colour of its category. */
import { classNames } from "#web/ui/class-names.ts";

const TINTS = ["tint-1", "tint-2", "tint-3", "tint-4", "tint-5", "tint-6"] as const;

/** Small and quiet, so that a list without pictures is one of names. */
export function Monogram({ name, icon }: { name: string; icon: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "monogram grid size-14 shrink-0 place-items-center rounded-lg font-display text-2xl font-bold",
        tintOf(icon),
      )}
    >
      {letterOf(name)}
    </span>
  );
}

/** With the signs that belong to it, as in कि; titles say nothing. */
function letterOf(name: string): string {
  const plain = name.replace(/^(?:dr|shri|shree|pt|pandit|the|डॉ|श्री|पं)\.?\s+/iu, "");
  return /[\p{L}\p{N}]\p{M}*/u.exec(plain)?.[0].toUpperCase() ?? "·";
}

function tintOf(icon: string): string {
  const sum = Array.from(icon).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0);
  return TINTS[Math.abs(sum % TINTS.length)]!;
}
