/** What is answered where there is neither page nor file nor call. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { languageOf } from "#contract/paths.ts";
import { words } from "#server/platform/words.ts";

/** 404 with one sentence in the language of the address; whoever calls the API gets an envelope from there. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { language } = languageOf(request.url);
  return reply
    .code(404)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(words[language].of("call.unknown"));
}
