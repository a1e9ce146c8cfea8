/** What a want says in the words of the page: price, place, last day. */
import { showDate } from "#base/dates.ts";
import { rupees } from "#base/money.ts";
import type { WantCard } from "#contract/want-views.ts";
import type { Language, Words } from "#messages/words.ts";
import { cityAndState } from "#web/features/places/place-name.ts";

type Price = Pick<WantCard, "priceFromPaise" | "priceToPaise" | "priceUnit">;

/** '₹550 to ₹650 for each kg'; undefined where it is not said. */
export function priceText(t: Words, { priceFromPaise, priceToPaise, priceUnit }: Price): string | undefined {
  const [from, to] = [priceFromPaise, priceToPaise].map((paise) => (paise === null ? undefined : rupees(paise)));
  const amount = amountText(t, from, to);
  return amount && priceUnit ? t("wants.price.each", { amount, unit: priceUnit }) : amount;
}

function amountText(t: Words, from: string | undefined, to: string | undefined): string | undefined {
  if (from && to) return from === to ? from : t("wants.price.span", { from, to });
  if (from) return t("wants.price.from", { from });
  return to && t("wants.price.up-to", { to });
}

/** 'Pune, Maharashtra'. */
export function placeText(want: Pick<WantCard, "city" | "cityHi" | "state" | "stateHi">, language: Language): string {
  return cityAndState(want, language);
}

/** 'Needed by 5/Dec/2026'. */
export function untilText(t: Words, { kind, untilDate, answersMost }: WantCard): string {
  const date = showDate(untilDate, t.language);
  return answersMost > 0 ? t(`wants.until.${kind as "requirement"}`, { date }) : t("wants.until", { date });
}
