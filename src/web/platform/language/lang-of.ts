/** The language attribute of what people wrote, so that it is read aloud and set as what it is. */

/** 'hi' for Devanagari on an English page, 'en' for Latin on a Hindi page, else undefined. */
export function langOf(text: string, pageLanguage: "en" | "hi"): "en" | "hi" | undefined {
  const written = /\p{Script=Devanagari}/u.test(text) ? "hi" : "en";
  return written === pageLanguage ? undefined : written;
}
