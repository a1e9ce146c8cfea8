/** Asks the owner of a business without pictures for one photo. */
import { Camera } from "lucide-react";
import { useState } from "react";
import type { OwnBusiness } from "#contract/own-businesses.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { PICTURES_ANCHOR, photoToAskFor, putOff } from "./photo-moment.ts";

/** About one business at a time, and after "not now" about no other before the next visit. */
export function PhotoRequest({ businesses }: { businesses: readonly OwnBusiness[] }) {
  const t = useWords();
  const here = useHere();
  const [now] = useState(() => Date.now());
  const [isPutOff, setPutOff] = useState(false);
  const asked = photoToAskFor(businesses, now);
  if (!asked || isPutOff) return null;
  const { business, moment } = asked;
  const form = here(paths.editBusiness("part2", slugWithId(business.slug, business._id)));
  const later = () => {
    putOff(business, moment, now);
    setPutOff(true);
  };
  return (
    <Card as="section" aria-labelledby="photo-request" className="flex max-w-3xl gap-4">
      <Camera aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent" />
      <div className="min-w-0">
        <h2 id="photo-request" className="text-lg wrap-anywhere">
          {t(`businesses.photo.${moment}`, { name: business.businessName })}
        </h2>
        <p className="mt-1">{t(`businesses.photo.${moment}.text`)}</p>
        <div className="mt-3 flex flex-wrap gap-2.5">
          <ButtonLink look="secondary" size="small" to={`${form}#${PICTURES_ANCHOR}`}>
            {t("businesses.photo.add")}
          </ButtonLink>
          <Button look="quiet" size="small" onClick={later}>
            {t("businesses.photo.not-now")}
          </Button>
        </div>
      </div>
    </Card>
  );
}
