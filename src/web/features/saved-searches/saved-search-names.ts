/** What a saved search is called on screen: what is looked for, and below it where and how. */
import { rupees } from "#base/money.ts";
import type { Words } from "#messages/words.ts";
import { cityName } from "#web/features/places/place-name.ts";
import type { SearchNames } from "./search-wish.ts";

export function searchTitle({ searchQuery, category, jobFilters }: SearchNames, t: Words): string {
  const named = category ?? jobFilters?.functionalArea;
  const name = named && (t.language === "hi" ? named.textHi : named.text);
  const everything = t(jobFilters ? "saved.everything.jobs" : "saved.everything");
  return [searchQuery && `“${searchQuery}”`, name].filter(Boolean).join(" · ") || everything;
}

export function searchLimits({ city, picture, priceFrom, priceTo, jobFilters }: SearchNames, t: Words): string {
  const price = (amount: number) => rupees(amount * 100);
  return [
    jobFilters && t("saved.jobs"),
    city ? cityName(city, t.language) : t("places.everywhere"),
    picture && t("saved.picture"),
    priceFrom !== null && t("saved.price.from", { price: price(priceFrom) }),
    priceTo !== null && t("saved.price.to", { price: price(priceTo) }),
    ...(jobFilters ? jobLimits(jobFilters, t) : []),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** But for the area of work, which is the title. */
function jobLimits(filters: NonNullable<SearchNames["jobFilters"]>, t: Words) {
  const { qualification, employmentType, workMode, experience, salaryMin, salaryMax } = filters;
  return [
    qualification && (t.language === "hi" ? qualification.textHi : qualification.text),
    employmentType && t(`jobs.employment.${employmentType}`),
    workMode && t(`jobs.mode.${workMode}`),
    experience !== null && t("saved.experience", { n: experience }),
    salaryMin !== null && t("saved.price.from", { price: rupees(salaryMin * 100) }),
    salaryMax !== null && t("saved.price.to", { price: rupees(salaryMax * 100) }),
  ];
}
