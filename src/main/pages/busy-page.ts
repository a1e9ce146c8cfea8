/** What people read in place of a page that was refused before it was made: why, and after how many seconds to come again. It costs next to nothing. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { statusOf } from "#contract/errors.ts";
import { languageOf } from "#contract/paths.ts";
import { plainDocumentHeaders } from "#server/platform/http/security-headers.ts";
import type { Refusal } from "#server/platform/refusal.ts";
import { words } from "#server/platform/words.ts";

const WHY = { "rate.limited": "busy.connection", "server.unavailable": "busy.everybody" } as const;

/** Whether the limit on rendering refused it. */
export function isBusy(refusal: Refusal): boolean {
  return refusal.code in WHY && typeof refusal.values.seconds === "number";
}

/** Sends that page in the language of the address, with the refusal's status and Retry-After. */
export function sendBusyPage(request: FastifyRequest, reply: FastifyReply, { code, values }: Refusal): FastifyReply {
  const { language } = languageOf(request.url);
  const t = words[language];
  return reply
    .code(statusOf(code))
    .headers({
      ...plainDocumentHeaders(),
      "retry-after": String(values.seconds),
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
    })
    .send(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t("busy.title")}</title>
<link rel="stylesheet" href="/reference.css">
</head>
<body><main><h1>${t("busy.title")}</h1><p>${t(WHY[code as keyof typeof WHY], values)}</p><p><a href="">${t("busy.again")}</a></p></main></body>
</html>`);
}
