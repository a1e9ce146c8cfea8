/** For whoever has sent a document about the business: that it waits for the team's answer, instead of the question whether it is theirs. */
import { useEffect, useState } from "react";
import { businessClaims } from "#contract/business-claims.ts";
import { call } from "#web/platform/calls/call.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";

interface Props {
  businessId: string;
  onFound: (isWaiting: boolean) => void;
  onOpen: () => void;
}

/** Nothing for whoever has sent none, or has their answer. */
export default function WaitingClaim({ businessId: fkBusinessId, onFound, onOpen }: Props) {
  const t = useWords();
  const [isWaiting, setWaiting] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once a business
  useEffect(() => {
    const tell = (is: boolean) => {
      setWaiting(is);
      onFound(is);
    };
    call(businessClaims.fetchMine, { fkBusinessId }, { background: true }).then(
      ({ isClaimable, claim }) => tell(isClaimable && claim?.state === "waiting"),
      () => undefined,
    );
  }, [fkBusinessId]);
  if (!isWaiting) return null;
  return (
    <>
      <p>{t("claims.waiting")}</p>
      <Button look="quiet" size="small" className="self-start" onClick={onOpen}>
        {t("claims.code.instead")}
      </Button>
    </>
  );
}
