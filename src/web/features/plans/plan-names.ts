/** A plan's name and prices in the page's language. Source: section 3, the original price is discount plus price. */
import { rupees } from "#base/money.ts";
import type { PlanView } from "#contract/plan-views.ts";
import type { Language } from "#messages/words.ts";

export function planName(plan: PlanView, language: Language): string {
  return language === "hi" ? plan.nameHi : plan.name;
}

/** What is paid, and what it was before the discount (undefined without one). */
export function planPrices({ price, discount }: PlanView): { price: string; original: string | undefined } {
  return { price: rupees(price * 100), original: discount > 0 ? rupees((price + discount) * 100) : undefined };
}
