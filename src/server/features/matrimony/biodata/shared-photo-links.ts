/** Links to the photo of a shared biodata: for half an hour each, and never longer than the biodata itself is shared. */
import type { Ctx } from "#server/platform/context.ts";
import { seal, unseal } from "#server/platform/keys.ts";

const LINK_MINUTES = 30;
const PLACE = "/shared-photos";

export interface SharedPhoto {
  linkId: string;
  key: string;
}

export function sharedPhotoLink(ctx: Pick<Ctx, "config" | "clock">, photo: SharedPhoto): string {
  const until = ctx.clock.now().getTime() + LINK_MINUTES * 60_000;
  return `${PLACE}/${seal(ctx.config, "biodata", { ...photo, until }).toString("base64url")}.webp`;
}

/** What a link says; undefined for what is forged or over. */
export function readSharedPhotoLink(ctx: Pick<Ctx, "config" | "clock">, text: string): SharedPhoto | undefined {
  try {
    const photo = unseal<SharedPhoto & { until: number }>(ctx.config, "biodata", Buffer.from(text, "base64url"));
    return photo.until > ctx.clock.now().getTime() ? photo : undefined;
  } catch {
    return undefined;
  }
}
