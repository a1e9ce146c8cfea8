/** Claiming a business: by the code to its phone, or by a document; or how the caller's claim stands. */
import { useEffect, useState } from "react";
import { businessClaims } from "#contract/business-claims.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SkeletonText } from "#web/ui/skeleton.tsx";
import { ClaimByCode } from "./claim-by-code.tsx";
import { ClaimByDocument } from "./claim-by-document.tsx";
import type { ClaimedBusiness } from "./claimed-business.ts";

interface Props {
  business: ClaimedBusiness;
  onClose: () => void;
}

export default function ClaimDialog({ business, onClose }: Props) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [mine, setMine] = useState<PayloadOf<typeof businessClaims.fetchMine>>();
  const [way, setWay] = useState<"code" | "document">("code");
  const { _id: fkBusinessId, businessName: name } = business;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it opens
  useEffect(() => {
    call(businessClaims.fetchMine, { fkBusinessId }).then(setMine, (error) => {
      sayFailure(error);
      onClose();
    });
  }, [fkBusinessId]);
  const [isDone, setDone] = useState(false);
  const { state, reason } = mine?.claim ?? {};
  return (
    <Dialog open onClose={onClose} title={state === "waiting" ? name : t("claims.title", { name })}>
      {!mine && <SkeletonText lines={4} />}
      {mine && !mine.isClaimable && <p>{t("claims.taken")}</p>}
      {mine?.isClaimable && (
        <div className="flex flex-col gap-4">
          {state === "refused" && !isDone && (
            <p className="font-semibold">{t("claims.refused", { reason: reason ?? "" })}</p>
          )}
          {!isDone && <p className="text-ink-soft">{t(state === "waiting" ? "claims.waiting" : "claims.intro")}</p>}
          {way === "code" ? (
            <ClaimByCode business={business} phoneEnd={mine.phoneEnd} isDone={isDone} onDone={() => setDone(true)} />
          ) : (
            <ClaimByDocument businessId={fkBusinessId} onDone={onClose} />
          )}
          {state !== "waiting" && !isDone && (
            <Button look="quiet" size="small" onClick={() => setWay(way === "code" ? "document" : "code")}>
              {t(way === "code" ? "claims.document.choose" : "claims.back")}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}
