/** Light or dark: the visitor's system decides until a choice is stored; and the one script that runs before the first paint. */
import { inBrowser } from "./storage.ts";

const KEY = "viprasetu.theme";
/** Where the browser keeps what was seen last (favourites/recent-items.ts). */
export const RECENT_KEY = "viprasetu.recent";
/** Where the browser keeps what somebody wanted and could not do yet (wish.ts). */
export const WISH_KEY = "viprasetu.wish";
const NO_HINDI = "viprasetu.no-hindi";

/** The constant script that sets the stored theme before the first paint, and marks a browser that holds a session, one that remembers what was seen last or whom somebody wanted to reach, and one that prefers Hindi, so that nothing jumps. */
export const THEME_SCRIPT = `try{var d=document.documentElement.dataset,t=localStorage.getItem("${KEY}");if(t==="dark"||t==="light")d.theme=t;if(localStorage.getItem("viprasetu.secure.authorization"))d.member="";if(localStorage.getItem("${RECENT_KEY}"))d.recent="";if(/^hi/i.test(navigator.language)&&!localStorage.getItem("${NO_HINDI}"))d.hindi="";var w=JSON.parse(localStorage.getItem("${WISH_KEY}")||"{}");if(w.name&&w.until>Date.now())d.wish=""}catch(e){}`;

/** The theme in force. */
export function currentTheme(): "light" | "dark" {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function chooseTheme(theme: "light" | "dark"): void {
  document.documentElement.dataset.theme = theme;
  inBrowser.write(KEY, theme);
}

/** Tells the styles whether menus are for a member, as the first script did. */
export function markMember(isMember: boolean): void {
  document.documentElement.toggleAttribute("data-member", isMember);
}

/** Who stays in English is not asked again. */
export function refuseHindi(): void {
  document.documentElement.toggleAttribute("data-hindi", false);
  inBrowser.write(NO_HINDI, "1");
}
