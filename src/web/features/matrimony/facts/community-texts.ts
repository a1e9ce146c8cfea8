/** Sub-community and gotra in the language of the page. */
import type { ProfileCard } from "#contract/matrimony/views.ts";
import type { Words } from "#messages/words.ts";

/** 'Sanadhya', where it is told. */
export const subCommunityText = (
  { language }: Words,
  { subCommunity, subCommunityHi }: Pick<ProfileCard, "subCommunity" | "subCommunityHi">,
): string | null => (language === "hi" ? subCommunityHi : subCommunity);

/** 'Bharadvaja', where it is told. */
export const gotraText = (
  { language }: Words,
  { gotra, gotraHi }: Pick<ProfileCard, "gotra" | "gotraHi">,
): string | null => (language === "hi" ? gotraHi : gotra);
