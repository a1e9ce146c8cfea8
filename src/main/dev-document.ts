/** The demo's page as text: everything from people or messages is escaped. */
import type { Language, Words } from "#messages/words.ts";
import type { Letter } from "#server/platform/outbox/transports.ts";
import { words } from "#server/platform/words.ts";

export interface CastMember {
  name: string;
  role: string;
  phoneNo: string;
  pin: string;
  note: string;
}
export interface DevPage {
  /** The portal's name. */
  brand: string;
  language: Language;
  people: CastMember[];
  letters: Letter[];
  /** Whose messages alone are shown. */
  to: string | undefined;
}

/** A whole HTML document without scripts. */
export function devDocument({ brand, language, people, letters, to }: DevPage): string {
  const t = words[language];
  const title = inert(t("dev.title", { brand }));
  const other = language === "hi" ? "en" : "hi";
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/dev/dev.css">
</head>
<body>
<header><h1>${title}</h1>
<p>${inert(t("dev.intro"))} <a href="/dev/ui?language=${language}">${inert(t("dev.guide"))}</a> <a href="/dev?language=${other}" hreflang="${other}">${inert(t("dev.other-language"))}</a></p></header>
<main>
<section><h2>${inert(t("dev.people"))}</h2>${cast(t, people)}</section>
<section><h2>${inert(t("dev.outbox"))}</h2>${outbox(t, letters, to)}</section>
</main>
</body>
</html>`;
}

function cast(t: Words, people: CastMember[]): string {
  const head = (["dev.name", "dev.role", "dev.phone", "dev.pin", "dev.note"] as const)
    .map((id) => `<th scope="col">${inert(t(id))}</th>`)
    .join("");
  const rows = people.map(
    (p) =>
      `<tr><th scope="row">${inert(p.name)}</th><td>${inert(p.role)}</td><td><a href="/dev?to=${encodeURIComponent(p.phoneNo)}">${inert(p.phoneNo)}</a></td><td><code>${inert(p.pin)}</code></td><td>${inert(p.note)}</td></tr>`,
  );
  return `<div class="wide" tabindex="0" role="region" aria-label="${inert(t("dev.people"))}"><table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

function outbox(t: Words, letters: Letter[], to: string | undefined): string {
  const items = letters.map(
    (letter) =>
      `<li><p class="to">${inert(t("dev.sent", { channel: letter.channel, to: letter.to, at: timeOf(t.language, letter.sentAt) }))}</p><p class="text">${inert(letter.text)}</p></li>`,
  );
  return `<form action="/dev" method="get"><input type="hidden" name="language" value="${t.language}">
<label for="to">${inert(t("dev.outbox.to"))}</label> <input id="to" name="to" value="${inert(to ?? "")}"> <button>${inert(t("dev.outbox.show"))}</button>
${to === undefined ? "" : `<a href="/dev?language=${t.language}">${inert(t("dev.outbox.all"))}</a>`}</form>
${items.length ? `<ol>${items.join("")}</ol>` : `<p>${inert(t("dev.outbox.empty"))}</p>`}`;
}

function timeOf(language: Language, instant: string): string {
  return new Intl.DateTimeFormat(language === "hi" ? "hi-IN" : "en-IN", {
    timeZone: "Asia/Kolkata",
    dateStyle: "medium",
    timeStyle: "medium",
  }).format(new Date(instant));
}

function inert(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
