/** What verbs get from outside their floor: queue, channels, pictures, gateway, and what an earlier room needs of a later one. */
import type { Logger } from "pino";
import type { KindKey } from "#contract/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import type { EncodedImage } from "./encoded-image.ts";
import type { ReachPoint } from "./failpoints.ts";
import type { ImageStorage } from "./image-storage.ts";
import type { Gateway } from "./payments/gateway.ts";
import type { Subscribe } from "./postgres/listening.ts";

/** What the settling of a payment hands down. */
interface Settling extends Handle {
  clock: Clock;
  log: Logger;
  config: Config;
  ports: Ports;
}

export interface Ports {
  /** Puts a job into the queue within the caller's transaction; it runs after the commit, again and again until it succeeds. Those in one `line` run one after the other. */
  addJob(
    ctx: Handle,
    task: string,
    payload: Record<string, unknown>,
    options?: { runAt?: Date; jobKey?: string; line?: string },
  ): Promise<void>;
  /** Takes a step of an import in a process of its own, which spares this one's requests; 'heavy' when it took too much time or memory, 'failed' when something else went wrong. Rejects when the portal closes meanwhile. */
  importStep(step: { list: string } | { undo: number; isPartial: boolean }): Promise<"done" | "heavy" | "failed">;
  /** Receives the messages that processes send each other on one of the channels of app.ts. */
  subscribe: Subscribe;
  /** Updates search and cards for these items of a kind, whether they were changed, hidden or deleted, and for what belongs to them; within the caller's transaction. */
  reindex(ctx: Handle, kind: KindKey, ids: readonly string[]): Promise<void>;
  /** Runs work for an address, making what a visitor asked for and is not in memory, when its turn comes (limits/rendering.ts). */
  render<T>(address: string, work: () => Promise<T>): Promise<T>;
  /** Makes pictures of our own from a member's upload, or refuses it (images/encoder.ts). */
  encodeImage(ownerId: string, bytes: Uint8Array): Promise<EncodedImage>;
  /** The files of pictures. */
  images: ImageStorage;
  /** The payment gateway; undefined while none is set up. */
  gateway: Gateway | undefined;
  /** Marks a named point at which a proof may kill the process. */
  reach: ReachPoint;
  /** Where this process answers on this machine, 'http://127.0.0.1:3000', once it does. */
  ownAddress(): string;
  /** Opens the leads that waited for a member whose plan runs again, within the caller's transaction. */
  releaseWaitingLeads(ctx: Handle & { clock: Clock }, memberId: string): Promise<unknown>;
  /** What a captured payment brings a donation: it is received, gets its receipt, and the donor is told; in the settling transaction. */
  receiveDonation(
    base: Settling,
    paid: { donationId: string; paymentId: string; method: string | null },
  ): Promise<void>;
  /** Whether this payment has brought a donation. */
  isDonated(ctx: Handle, paymentId: string): Promise<boolean>;
  /** So much of a donation has gone back by now, by refunds and disputes. */
  donationReturned(base: Settling, donationId: string, takenPaise: number): Promise<void>;
  /** Notifies a member that the token of a live session came without its cookie. */
  sessionMisused(
    ctx: Handle & { clock: Clock; config: Config },
    session: { memberId: string; sessionId: string },
  ): Promise<void>;
}
