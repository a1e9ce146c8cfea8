/** An amount as receipts spell it out: 'Rupees one thousand one hundred only', 'एक हज़ार एक सौ रुपये मात्र'. */
import { indianGroups } from "#base/indian-number.ts";
import type { Words } from "#messages/words.ts";

/** Whole paise in the words of the language. */
export function amountInWords(paise: number, t: Words): string {
  const rupees = spell(Math.floor(paise / 100), t);
  const rest = paise % 100;
  return rest === 0
    ? t("documents.amount.words", { rupees })
    : t("documents.amount.words-paise", { rupees, paise: spell(rest, t) });
}

function spell(whole: number, t: Words): string {
  const below100 = t("documents.amount.numbers").split(" ");
  return indianGroups(whole)
    .map(({ unit, count }) => {
      const n = below100[count] ?? spell(count, t);
      return unit === "one" ? n : t(`documents.amount.${unit}`, { n });
    })
    .join(" ");
}
