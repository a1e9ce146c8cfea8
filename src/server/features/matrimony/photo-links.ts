/** Links to the photos of profiles, each for one viewer and a short time; whether that viewer may still see the photo is asked anew when it is opened. */

import type { ImageWidth } from "#contract/paths.ts";
import type { Ctx } from "#server/platform/context.ts";
import { seal, unseal } from "#server/platform/keys.ts";

/** Long enough to read a profile; a page that is opened again has new links. */
const LINK_MINUTES = 30;

export interface PhotoLink {
  profileId: string;
  key: string;
  width: ImageWidth;
  /** The member who may open it; null for the person of the profile, who has none. */
  viewerId: string | null;
  /** Milliseconds since 1970. */
  until: number;
}

/** The address of one photo in one width. */
export function photoLink(ctx: Pick<Ctx, "config" | "clock">, link: Omit<PhotoLink, "until">): string {
  const until = ctx.clock.now().getTime() + LINK_MINUTES * 60_000;
  return `/photos/${seal(ctx.config, "photo", { ...link, until }).toString("base64url")}.webp`;
}

/** What a link says; undefined for what is forged or over. */
export function readPhotoLink(ctx: Pick<Ctx, "config" | "clock">, text: string): PhotoLink | undefined {
  try {
    const link = unseal<PhotoLink>(ctx.config, "photo", Buffer.from(text, "base64url"));
    return link.until > ctx.clock.now().getTime() ? link : undefined;
  } catch {
    return undefined;
  }
}
