/** What happens with a business that was sent for approval, by when, and what its owner can do meanwhile. */
import { Eye, Plus } from "lucide-react";
import type { CategoryView } from "#contract/catalogue.ts";
import type { OwnBusiness } from "#contract/own-businesses.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { iconsOf } from "#web/features/catalogue/category-names.ts";
import { cardDataOf } from "#web/features/directory/cards/card-data.ts";
import { ItemCard } from "#web/features/directory/cards/item-card.tsx";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";

interface Props {
  businesses: readonly OwnBusiness[];
  /** What the last decisions took; null is not known. */
  decisionDays: number | null;
  answerWithinDays: number;
  categories: CategoryView[];
}

/** For the newest that waits; nothing when none does. */
export function NextSteps({ businesses, decisionDays, answerWithinDays, categories }: Props) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const waiting = businesses.find(({ status }) => status === "pending");
  if (!waiting) return null;
  const { businessName, slug, _id } = waiting;
  const id = slugWithId(slug, _id);
  // Without the description, in which visitors are not shown everything.
  const shown = { ...waiting, description: "", distanceKm: null };
  const preview = here(paths.previewBusiness(id));
  const card = { ...cardDataOf(shown, { iconOf: iconsOf(categories), language }), to: preview, name: businessName };
  return (
    <Card as="section" aria-labelledby="next-steps" className="max-w-3xl">
      <h2 id="next-steps" className="text-lg">
        {t("businesses.next.title", { name: businessName })}
      </h2>
      <ol className="mt-3 flex list-decimal flex-col gap-1.5 ps-5">
        <li>
          {t("businesses.next.look")}{" "}
          {decisionDays === null
            ? t("businesses.next.aim", { n: answerWithinDays })
            : t("businesses.next.days", { n: decisionDays })}
        </li>
        <li>{t("businesses.next.told")}</li>
        <li>{t("businesses.next.public")}</li>
      </ol>
      <p className="mt-4 mb-2 text-sm text-ink-soft">{t("businesses.next.preview")}</p>
      <div className="max-w-md">
        <ItemCard card={card} />
      </div>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <ButtonLink look="primary" size="small" to={here(paths.addListing(id))} icon={<Plus aria-hidden="true" />}>
          {t("businesses.next.add")}
        </ButtonLink>
        <ButtonLink size="small" to={preview} icon={<Eye aria-hidden="true" />}>
          {t("businesses.next.page")}
        </ButtonLink>
      </div>
    </Card>
  );
}
