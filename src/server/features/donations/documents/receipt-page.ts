/** donation-receipt-{id}.html: one file that needs nothing else, to be read and printed anywhere. */
import type { Language } from "#messages/words.ts";
import { BRIDGE, COLOUR, PETALS } from "#server/platform/drawing-style.ts";
import type { ReceiptSheet } from "./receipt-sheet.ts";

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const e = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:${COLOUR.paper};color:${COLOUR.ink};font:16px/1.5 "Noto Sans","Noto Sans Devanagari",system-ui,sans-serif}
main{max-width:44rem;margin:1.5rem auto;padding:1.5rem;background:${COLOUR.card};border:1px solid ${COLOUR.line};border-radius:.75rem}
header{display:flex;gap:1rem;align-items:flex-start;border-bottom:2px solid ${COLOUR.saffron};padding-bottom:1rem}
header svg{width:3.5rem;flex:none}
h1{margin:0;font-size:1.4rem;line-height:1.25;color:${COLOUR.maroon}}
header p{margin:.15rem 0;font-size:.85rem;color:${COLOUR.soft}}
h2{font-size:1.15rem;margin:1.25rem 0 .5rem}
.stamp{display:inline-block;margin:0 0 .5rem;padding:.2rem .7rem;border:2px solid ${COLOUR.maroon};border-radius:.4rem;color:${COLOUR.maroon};font-weight:700}
.amount{background:${COLOUR.sunken};border-radius:.5rem;padding:.8rem 1rem;margin:.75rem 0 1rem}
.amount b{font-size:1.6rem;display:block}
dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.35rem 1.25rem;margin:0}
dt{color:${COLOUR.soft}}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
footer{margin-top:1.25rem;border-top:1px solid ${COLOUR.line};padding-top:.75rem;font-size:.9rem}
footer p{margin:.35rem 0}
.sign{margin-top:1.5rem;text-align:right;font-weight:600}
@media (max-width:32rem){main{margin:0;border:0;border-radius:0}dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}}
@media print{body{background:none}main{margin:0;border:0;max-width:none}}`;

const MARK = `<svg viewBox="0 0 48 48" aria-hidden="true">${PETALS.map((d) => `<path d="${d}" fill="${COLOUR.saffron}"/>`).join("")}<path d="${BRIDGE}" fill="${COLOUR.maroon}"/></svg>`;

/** Everything in it is text: what a donor typed cannot become markup. */
export function receiptPage(sheet: ReceiptSheet, language: Language): string {
  const lines = (texts: string[]) => texts.map((text) => `<p>${e(text)}</p>`).join("");
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${e(sheet.title)} ${e(sheet.number)}</title><style>${STYLE}</style></head>
<body><main><header>${MARK}<div><h1>${e(sheet.receiver.name)}</h1>${lines(sheet.receiver.lines)}</div></header>
<h2>${e(sheet.title)}</h2>${sheet.stamp ? `<p class="stamp">${e(sheet.stamp)}</p>` : ""}
<div class="amount"><b>${e(sheet.amount)}</b>${e(sheet.amountInWords)}</div>
<dl>${sheet.rows.map(([label, value]) => `<dt>${e(label)}</dt><dd>${e(value)}</dd>`).join("")}</dl>
<footer>${lines(sheet.notes)}</footer>${sheet.signatory ? `<p class="sign">${e(sheet.signatory)}</p>` : ""}
</main></body></html>
`;
}
