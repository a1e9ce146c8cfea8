/** What the family's screen of a biodata asks the server. */
import { biodata } from "#contract/matrimony/biodata.ts";
import type { BiodataLink, BiodataParts } from "#contract/matrimony/biodata-views.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import type { OwnProfile } from "#contract/matrimony/views.ts";
import { call } from "#web/platform/calls/call.ts";

interface LinkPage {
  links: BiodataLink[];
  nextCursor: string | null;
}

export function fetchLinks(id: string, cursor?: string): Promise<LinkPage> {
  return call(biodata.fetchLinks, { id, cursor });
}

export async function fetchProfile(id: string): Promise<OwnProfile> {
  return (await call(matrimony.fetchOwn, { id })).profile;
}

/** As an address has them. */
export function partsQuery(parts: BiodataParts): Record<keyof BiodataParts, string> {
  return {
    withPhoto: String(parts.withPhoto),
    withContact: String(parts.withContact),
    withHoroscope: String(parts.withHoroscope),
  };
}
