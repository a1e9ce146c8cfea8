/** Approving and rejecting from the queue: one at a time, confirmed by a toast; the queue is read again afterwards. */
import { useState } from "react";
import { staff, type WaitingBusiness } from "#contract/staff.ts";
import { call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Decisions {
  /** The id of the business that is being decided. */
  busy: string | undefined;
  approve(business: WaitingBusiness): Promise<void>;
  /** Throws what the call throws, for the form to show. */
  reject(business: WaitingBusiness, message: string): Promise<void>;
}

export function useDecisions(onDecided: () => void): Decisions {
  const t = useWords();
  const toasts = useToasts();
  const [busy, setBusy] = useState<string>();
  const decided = (id: "staff.approved" | "staff.rejected", name: string) => {
    toasts.show({ tone: "success", text: t(id, { name }) });
    onDecided();
  };
  return {
    busy,
    async approve(business) {
      setBusy(business._id);
      try {
        await call(staff.approveBusiness, { id: business._id, updatedAt: business.updatedAt });
        decided("staff.approved", business.businessName);
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        toasts.show({ tone: "error", text: t.of(error.code, error.values) });
        onDecided();
      } finally {
        setBusy(undefined);
      }
    },
    async reject(business, rejectionMessage) {
      await call(staff.rejectBusiness, { id: business._id, updatedAt: business.updatedAt, rejectionMessage });
      decided("staff.rejected", business.businessName);
    },
  };
}
