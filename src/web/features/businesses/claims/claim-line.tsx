/** On the page of a business that a list brought and nobody has signed up for: the way to say that it is one's own. */
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import type { ClaimedBusiness } from "./claimed-business.ts";

const ClaimDialog = lazy(() => import("./claim-dialog.tsx"));
const WaitingClaim = lazy(() => import("./waiting-claim.tsx"));

/** A visitor is led to the login first: whoever signs up with the listed phone has the business without more ado. */
export function ClaimLine({ business }: { business: ClaimedBusiness }) {
  const t = useWords();
  const here = useHere();
  const { pathname } = useLocation();
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [timesClosed, setTimesClosed] = useState(0);
  const close = () => {
    setOpen(false);
    setTimesClosed((times) => times + 1);
  };
  if (!user)
    return (
      <ButtonLink size="small" to={here(paths.login({ from: pathname }))} className="self-start">
        {t("business.claim")}
      </ButtonLink>
    );
  return (
    <>
      <Suspense>
        <WithWords group="claims">
          <WaitingClaim key={timesClosed} businessId={business._id} onFound={setWaiting} onOpen={() => setOpen(true)} />
        </WithWords>
      </Suspense>
      {!isWaiting && (
        <Button size="small" className="self-start" onClick={() => setOpen(true)}>
          {t("business.claim")}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <WithWords group="claims">
            <WithWords group="door">
              <ClaimDialog business={business} onClose={close} />
            </WithWords>
          </WithWords>
        </Suspense>
      )}
    </>
  );
}
