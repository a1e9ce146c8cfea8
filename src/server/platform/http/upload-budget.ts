/** How much memory the uploads of a process may take together: many large ones at once must not exhaust it. */
import { BUSY_SECONDS, refuse } from "#server/platform/refusal.ts";

/** What one request holds of the budget. */
export interface UploadShare {
  /** Takes so many bytes more; refuses with 'body.too-large' beyond the limit of a request, with 'rate.limited' beyond that of the process or of one member. */
  take(bytes: number): void;
  /** Returns all of it. */
  close(): void;
}

export interface UploadBudget {
  /** For a request of this member, or from this address. */
  open(who: string): UploadShare;
}

/** A budget of `most` bytes for all requests of a process, `ofOne` for all of one member, `each` for one request. */
export function createUploadBudget({ most, ofOne, each }: Record<"most" | "ofOne" | "each", number>): UploadBudget {
  let taken = 0;
  const takenBy = new Map<string, number>();
  return {
    open(who) {
      let own = 0;
      const add = (bytes: number) => {
        own += bytes;
        taken += bytes;
        takenBy.set(who, (takenBy.get(who) ?? 0) + bytes);
      };
      return {
        take(bytes) {
          if (own + bytes > each) refuse("body.too-large");
          if (taken + bytes > most || (takenBy.get(who) ?? 0) + bytes > ofOne)
            refuse("rate.limited", { seconds: BUSY_SECONDS });
          add(bytes);
        },
        close() {
          add(-own);
          if (takenBy.get(who) === 0) takenBy.delete(who);
        },
      };
    },
  };
}
