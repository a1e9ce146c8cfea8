/** What a member with a plan can do with another family's profile: put it on a shortlist, and choose it to compare. Loaded once the profile is there. */
import { BookmarkPlus, Columns3 } from "lucide-react";
import { useState } from "react";
import { paths } from "#contract/paths.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { useCompared } from "./compare-choice.ts";
import { ShortlistDialog } from "./shortlist-dialog.tsx";

interface Props {
  /** Of the profile, and what it is called. */
  id: string;
  name: string;
}

export default function ProfileButtons(props: Props) {
  return (
    <WithWords group="family">
      <Buttons {...props} />
    </WithWords>
  );
}

function Buttons({ id, name }: Props) {
  const t = useWords();
  const here = useHere();
  const compared = useCompared();
  const [asking, setAsking] = useState(false);
  const isChosen = compared.ids.includes(id);
  return (
    // Above the link that a card is.
    <div className="relative z-10 mt-2 flex flex-wrap gap-2">
      <Button
        size="narrow"
        icon={<BookmarkPlus aria-hidden="true" />}
        aria-label={t("family.shortlist.add.of", { name })}
        onClick={() => setAsking(true)}
      >
        {t("family.shortlist.add")}
      </Button>
      <Button
        size="narrow"
        look={isChosen ? "secondary" : "quiet"}
        aria-pressed={isChosen}
        disabled={!isChosen && compared.isFull}
        icon={<Columns3 aria-hidden="true" />}
        aria-label={t("family.compare.of", { name })}
        onClick={() => compared.toggle(id)}
      >
        {t("family.compare")}
      </Button>
      {isChosen && compared.ids.length > 1 && (
        <ButtonLink size="narrow" look="primary" to={here(paths.compareProfiles({ ids: compared.ids.join(",") }))}>
          {t("family.compare.open.n", { n: compared.ids.length })}
        </ButtonLink>
      )}
      {asking && <ShortlistDialog id={id} name={name} onClose={() => setAsking(false)} />}
    </div>
  );
}
