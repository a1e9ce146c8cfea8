/** How much of memory the pictures under way may take together: many large uploads at once must not take the process down. */
import { refuse } from "#server/platform/refusal.ts";

/** What one request holds of the budget. */
export interface UploadShare {
  /** Takes room for so many bytes more; refuses with 'body.too-large' beyond a request's most, with 'server.busy' when all is taken. */
  take(bytes: number): void;
  /** Gives all of it back. */
  close(): void;
}

export interface UploadBudget {
  open(): UploadShare;
}

/** A budget of `most` bytes for all requests of a process, `each` for one. */
export function createUploadBudget({ most, each }: { most: number; each: number }): UploadBudget {
  let taken = 0;
  return {
    open() {
      let own = 0;
      return {
        take(bytes) {
          if (own + bytes > each) refuse("body.too-large");
          if (taken + bytes > most) refuse("server.busy");
          own += bytes;
          taken += bytes;
        },
        close() {
          taken -= own;
          own = 0;
        },
      };
    },
  };
}
