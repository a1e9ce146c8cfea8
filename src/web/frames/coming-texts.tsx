/** The texts of a screen are asked for with its program and its data, not after them. */
import { useEffect } from "react";
import { useNavigation } from "react-router";
import { languageOf } from "#contract/paths.ts";
import { screenAt } from "#contract/screen-at.ts";
import { loadGroup } from "#web/platform/language/catalogue.ts";

/** Draws nothing. What does not come is told by the screen that waits for it. */
export function ComingTexts() {
  const next = useNavigation().location?.pathname;
  useEffect(() => {
    const texts = next && screenAt(next)?.texts;
    if (texts) loadGroup(texts, languageOf(next).language).catch(() => undefined);
  }, [next]);
  return null;
}
