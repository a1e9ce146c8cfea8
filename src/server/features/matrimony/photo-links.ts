/** Links to the photos of profiles, each for one viewer and a short time; whether that viewer may still see the photo is asked anew when it is opened. */

import type { ImageWidth } from "#contract/paths.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { seal, unseal } from "#server/platform/keys.ts";

/** Long enough to read a profile; a page that is opened again has new links. */
const LINK_MINUTES = 30;

export interface PhotoLink {
  profileId: string;
  key: string;
  width: ImageWidth;
  /** The member who may open it; null for the person of the profile, who has none. */
  viewerId: string | null;
  /** The viewer's, without which the link opens nothing: whoever passes it on passes on nothing. */
  sessionId: string | null;
  /** Milliseconds since 1970. */
  until: number;
}

/** The address of one photo in one width, for the caller or, with `viewerId` null, for the person of the profile. */
export function photoLink(ctx: Ctx, link: Omit<PhotoLink, "until" | "sessionId">): string {
  const until = ctx.clock.now().getTime() + LINK_MINUTES * 60_000;
  const sessionId = link.viewerId === null ? null : memberOf(ctx).sessionId;
  return `/photos/${seal(ctx.config, "photo", { ...link, sessionId, until }).toString("base64url")}.webp`;
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
