/** What stands for an item without a picture: the first letter of its name in the colour of its category. */
import { monogramLetter, tintOf } from "#contract/monogram.ts";
import { classNames } from "#web/ui/class-names.ts";

const TINTS = ["tint-1", "tint-2", "tint-3", "tint-4", "tint-5", "tint-6"] as const;

/** Small and quiet, so that a list without pictures is one of names. */
export function Monogram({ name, icon }: { name: string; icon: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "monogram grid size-14 shrink-0 place-items-center rounded-lg font-display text-2xl font-bold",
        TINTS[tintOf(icon)],
      )}
    >
      {monogramLetter(name)}
    </span>
  );
}
