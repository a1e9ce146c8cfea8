/** For the writer of a review that the owner disputes: that it is being looked at, instead of the button to write one. */
import { useEffect, useState } from "react";
import { reviews } from "#contract/reviews.ts";
import { call } from "#web/platform/calls/call.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";

interface Props {
  businessId: string;
  onFound: (isDisputed: boolean) => void;
  onOpen: () => void;
}

/** Nothing for whoever has written none, or one that nobody disputes. */
export default function DisputedReview({ businessId: fkBusinessId, onFound, onOpen }: Props) {
  const t = useWords();
  const [isDisputed, setDisputed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once a business
  useEffect(() => {
    const tell = (is: boolean) => {
      setDisputed(is);
      onFound(is);
    };
    call(reviews.fetchMine, { fkBusinessId }, { background: true }).then(
      ({ review }) => tell(review?.state === "disputed"),
      () => undefined,
    );
  }, [fkBusinessId]);
  if (!isDisputed) return null;
  return (
    <>
      <p>{t("reviews.mine.disputed")}</p>
      <Button size="small" onClick={onOpen}>
        {t("reviews.label.text")}
      </Button>
    </>
  );
}
