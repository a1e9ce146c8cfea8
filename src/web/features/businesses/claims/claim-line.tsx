/** On the page of a business that a list brought and nobody has signed up for: the way to say that it is one's own. */
import { lazy, Suspense, useState } from "react";
import { useContact } from "#web/features/directory/contact.ts";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";
import { useWords, WithWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import type { ClaimedBusiness } from "./claimed-business.ts";

const ClaimDialog = lazy(() => import("./claim-dialog.tsx"));
const WaitingClaim = lazy(() => import("./waiting-claim.tsx"));

/** A visitor is asked to log in first: whoever signs up with the listed phone has the business without more ado. The button comes with its program, in the room that is kept for it. */
export function ClaimLine({ business }: { business: ClaimedBusiness }) {
  const t = useWords();
  const contact = useContact();
  const { user } = useSession();
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [timesClosed, setTimesClosed] = useState(0);
  const close = () => {
    setOpen(false);
    setTimesClosed((times) => times + 1);
  };
  return (
    <div className="flex min-h-11 flex-col items-start gap-2">
      {user && (
        <Suspense>
          <WithWords group="claims">
            <WaitingClaim
              key={timesClosed}
              businessId={business._id}
              onFound={setWaiting}
              onOpen={() => setOpen(true)}
            />
          </WithWords>
        </Suspense>
      )}
      {isHydrated && !isWaiting && (
        <Button size="small" onClick={() => (user ? setOpen(true) : contact.prompt("claim", business.businessName))}>
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
    </div>
  );
}
