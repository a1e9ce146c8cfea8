/** Routes below /api that answer with something else than an envelope (a stream, a file): the same key, session and access checks as every call. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Access } from "#contract/access.ts";
import type { Base, Ctx } from "#server/platform/context.ts";
import { refuse } from "#server/platform/refusal.ts";
import { findMember } from "#server/platform/sessions/sessions.ts";
import { checkAccess } from "./bind.ts";
import { callerOf, clientOf } from "./server.ts";

export interface PlainRoute {
  /** Below /api, as in the contract. */
  path: string;
  access: Exclude<Access, "anyone">;
  /** Asked by the page on its own: does not count as the person being active. */
  background?: boolean;
  handler(ctx: Ctx, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/** Registers a GET for signed-in callers; refusals leave as envelopes, answers are never stored by a cache. */
export function plainRoute(app: FastifyInstance, base: Base, { path, access, background, handler }: PlainRoute): void {
  app.get(`/api${path}`, { exposeHeadRoute: false }, async (request, reply) => {
    if (!clientOf(base.config, request)) refuse("access-key.missing");
    const without = { ...base, caller: callerOf(base.config, request) };
    const viewer = await findMember(without, request.headers.authorization, background === true);
    checkAccess(access, viewer);
    reply.header("cache-control", "no-store");
    return handler({ ...without, viewer }, request, reply);
  });
}
