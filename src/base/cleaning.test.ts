import { expect, test } from "vitest";
import { cleanText, hasLetterOrDigit } from "./cleaning.ts";

/** The events of HTML and SVG that browsers know a handler for. */
const EVENTS =
  "abort afterprint afterscriptexecute animationcancel animationend animationiteration animationstart auxclick beforecopy beforecut beforeinput beforematch beforepaste beforeprint beforescriptexecute beforetoggle beforeunload beforexrselect begin blur bounce cancel canplay canplaythrough change click close command contentvisibilityautostatechange contextlost contextmenu contextrestored copy cuechange cut dblclick drag dragend dragenter dragexit dragleave dragover dragstart drop durationchange emptied end ended error finish focus focusin focusout formdata fullscreenchange fullscreenerror gotpointercapture hashchange input invalid keydown keypress keyup languagechange load loadeddata loadedmetadata loadend loadstart location lostpointercapture message messageerror mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel mozfullscreenchange offline online orientationchange pagehide pagereveal pageshow pageswap paste pause play playing pointercancel pointerdown pointerenter pointerleave pointermove pointerout pointerover pointerrawupdate pointerup popstate progress promptdismiss promptaction ratechange readystatechange rejectionhandled repeat reset resize scroll scrollend scrollsnapchange scrollsnapchanging search securitypolicyviolation seeked seeking select selectionchange selectstart show slotchange stalled start storage submit suspend timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun transitionstart unhandledrejection unload validationstatuschange volumechange waiting webkitanimationend webkitanimationiteration webkitanimationstart webkitfullscreenchange webkitfullscreenerror webkitmouseforcechanged webkitmouseforcedown webkitmouseforceup webkitmouseforcewillbegin webkitplaybacktargetavailabilitychanged webkitpresentationmodechanged webkittransitionend wheel zoom";

test("markup, script schemes and handlers are taken out and the text is trimmed", () => {
  expect(cleanText("  <b>Hello</b> ")).toBe("bHello/b");
  expect(cleanText("javascript:alert(1)")).toBe("alert(1)");
  expect(cleanText('img onerror="x"')).toBe('img "x"');
  expect(cleanText("vbscript:x data:text")).toBe("x text");
});

test("what comes together only when something within it is gone is taken out as well, and cleaning again changes nothing", () => {
  expect(cleanText("jav<ascript:alert(1)")).toBe("alert(1)");
  expect(cleanText("on<click=x, on click, onclick=y, ON>TOGGLE =z")).toBe("x, on click, y, z");
  expect(cleanText("da\u200bta:x java<scr\u0000ipt:y vbscr>ipt:z")).toBe("x y z");
  expect(cleanText("e<\u0301")).toBe("é");
  for (const event of EVENTS.split(" ")) expect(cleanText(`on${event}=1`), event).toBe("1");
  const pieces = ["<", ">", "on", "click", "=", "java", "script:", "data:", " ", "\u200b", "\u0301", "e", "=x"];
  for (let n = 0; n < 3000; n += 1) {
    const text = Array.from({ length: 12 }, (_, at) => pieces[(n * 7 + at * at * (n % 11) + at) % pieces.length]).join(
      "",
    );
    const cleaned = cleanText(text);
    expect(cleanText(cleaned), JSON.stringify(text)).toBe(cleaned);
  }
});

test("a row of combining marks is kept as long as any language writes it", () => {
  expect(cleanText(`a${"\u0323".repeat(100)}`)).toHaveLength(30);
  expect(cleanText("क्षत्रियाँ")).toBe("क्षत्रियाँ".normalize("NFC"));
});

test("honest text with an equals sign or the letters 'on' stays as it was typed", () => {
  for (const text of [
    "Donation=500",
    "Price once = 500",
    "online = 500, only = 400",
    "रवि शर्मा",
    "Ravi O'Brien",
    "metadata: yes",
  ])
    expect(cleanText(text)).toBe(text);
});

test("what nobody sees and what turns the direction of writing round is taken out of a text", () => {
  const signs =
    "\0 \u0085 \u00ad \u034f \u061c \u115f \u180e \u200b \u200e \u200f \u202a \u202e \u2060 \u2066 \u2069 \u2800 \u3164 \ufeff \uffa0 \ufff9 \u{e0041} \ud800";
  for (const sign of signs.split(" "))
    expect(cleanText(`Shar${sign}ma ${sign}Sweets${sign}`), codeOf(sign)).toBe("Sharma Sweets");
  expect(cleanText("a\udc00b")).toBe("ab");
  expect(cleanText("java\u200bscript:alert(1)")).toBe("alert(1)");
  expect(cleanText("first line\n\tsecond")).toBe("first line\n\tsecond");
});

test("joiners stay where they shape letters of an Indian script or an emoji, and only there", () => {
  for (const text of ["क्‍ष", "श्रीमान्‌ रवि", "र्‍य", "র\u200d\u09cdয", "👨‍👩‍👧", "❤️", "1️⃣"])
    expect(cleanText(text)).toBe(text.normalize("NFC"));
  for (const text of ["\u200dरवि", "रवि\u200c", "रवि \u200c शर्मा", "a\ufe0f", "\u200d\u200c"])
    expect(cleanText(text)).not.toMatch(/\u200c|\u200d|\ufe0f/);
});

test("a text of signs alone says nothing", () => {
  for (const nothing of ["", "\u200b\u200b", "\u3164\u3164", "\u2800\u2800", "...", "— !", "🙏", "\u200d"])
    expect(hasLetterOrDigit(cleanText(nothing)), codeOf(nothing)).toBe(false);
  for (const something of ["7", "रवि", "தமிழ்", "x!"]) expect(hasLetterOrDigit(cleanText(something))).toBe(true);
});

function codeOf(sign: string): string {
  return Array.from(sign, (part) => `U+${part.codePointAt(0)?.toString(16)}`).join(" ");
}
