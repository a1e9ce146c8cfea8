/** Binds the calls of the contract to their verbs: access check, then parse, then verb, then envelope; closed by default. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Access, staffMay } from "#contract/access.ts";
import type { Endpoint, ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import { STAFF_CODE_MINUTES } from "#contract/limits.ts";
import type { Ctx, Viewer } from "#server/platform/context.ts";
import type { ConcurrencyLimiter } from "#server/platform/limits/concurrency.ts";
import { Refusal, refuse } from "#server/platform/refusal.ts";
import { findMember } from "#server/platform/sessions/sessions.ts";
import { Answer, FileAnswer, send, sendFile, sendJson } from "./envelope.ts";
import { type OpenStreams, StreamAnswer } from "./event-stream.ts";
import { inTime } from "./in-time.ts";
import { inputOf, parseInput } from "./input.ts";
import { JsonPayload } from "./json-payload.ts";
import type { Upload } from "./multipart.ts";
import { withUpload } from "./upload.ts";
import type { UploadBudget } from "./upload-budget.ts";

export type Verb<E extends Endpoint> = (
  ctx: Ctx,
  input: ParsedOf<E>,
  files: Upload[],
) => Promise<PayloadOf<E> | Answer<PayloadOf<E>> | JsonPayload<PayloadOf<E>> | StreamAnswer<PayloadOf<E>>>;
export type Verbs<Calls extends Record<string, Endpoint>> = { [K in keyof Calls]: Verb<Calls[K]> };
export interface Bound {
  call: Endpoint;
  verb: (ctx: Ctx, input: unknown, files: Upload[]) => Promise<unknown>;
}

/** Every call of a room with its verb; one too many or too few does not compile. */
export function bind<Calls extends Record<string, Endpoint>>(calls: Calls, verbs: Verbs<Calls>): Bound[] {
  return Object.entries(calls).map(([name, call]) => ({ call, verb: verbs[name as keyof Calls] as Bound["verb"] }));
}

/** Makes the context of one request, before it is known who calls. */
export type BareContext = (request: FastifyRequest) => Omit<Ctx, "viewer">;

/** What the calls of one process share: the turns of what anyone reads, the memory for uploads, and the open streams. */
export interface CallResources {
  reads: ConcurrencyLimiter;
  uploads: UploadBudget;
  streams: OpenStreams;
}

/** Registers the call below /api. */
export function register(
  app: FastifyInstance,
  { call, verb }: Bound,
  bare: BareContext,
  { reads, uploads, streams }: CallResources,
): void {
  // Pictures may be long on their way, and what anyone reads has statements with limits of their own, which end it sooner.
  const isOpenRead = call.method === "GET" && call.access === "anyone";
  const isTimed = !call.upload && !isOpenRead;
  // Codes to sign in and the like wait for nobody's searches.
  const isInTurn = isOpenRead && !call.private;
  const isPrivate = call.private === true || call.access !== "anyone" || call.method !== "GET";
  app.route({
    method: call.method,
    url: `/api${call.path.replace(/\{(\w+)\}/g, ":$1")}`,
    config: { keyless: call.keyless === true },
    // HEAD would wait for the end of a stream for ever.
    exposeHeadRoute: call.stream !== true,
    handler: async (request, reply) => {
      const without = bare(request);
      const perform = async () => {
        const isStranger = call.access === "anyone" && !request.headers.authorization;
        const ctx: Ctx = { ...without, viewer: isStranger ? VISITOR : await findViewer(without, request, call) };
        const result =
          call.upload && request.isMultipart()
            ? await withUpload(call.upload, request, uploads.open(whoOf(ctx)), (input, files) =>
                verb(ctx, parseInput(call.input, input), files),
              )
            : await verb(ctx, parseInput(call.input, inputOf(call, request)), []);
        return { ctx, result };
      };
      const work = isInTurn ? reads(without.caller.ip, perform) : perform();
      const { ctx, result } = await (isTimed ? inTime(work) : work).catch((error) => {
        throw overTheApi(call, error);
      });
      if (result instanceof StreamAnswer)
        return streams.open({ reply, who: whoOf(ctx), check: () => findViewer(without, request, call) }, result);
      return answer(reply, call, ctx, result, isPrivate);
    },
  });
}

const VISITOR: Viewer = { kind: "visitor" };

/** That something was there once is said by its page alone; whoever calls does not find it, as what never was. */
function overTheApi({ errors }: Endpoint, error: unknown): unknown {
  if (!(error instanceof Refusal) || error.code !== "page.gone") return error;
  const missing = errors?.find((code) => code.endsWith(".not-found"));
  return missing ? new Refusal(missing) : error;
}

const whoOf = ({ viewer, caller }: Ctx) => (viewer.kind === "member" ? viewer.id : caller.ip);

/** Refuses viewers who may not make a call of this access. */
function checkAccess(access: Access, viewer: Viewer): void {
  if (access === "anyone") return;
  if (viewer.kind === "visitor") refuse("session.missing");
  if (access === "member" || access === "owner") return;
  if (access === "paid") {
    if (!viewer.paid) refuse("plan.needed");
    return;
  }
  if (viewer.client !== "staff" || !staffMay(viewer.staffRole, access)) refuse("staff.needed");
}

function isRecent(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < STAFF_CODE_MINUTES * 60_000;
}

async function findViewer(ctx: Omit<Ctx, "viewer">, request: FastifyRequest, call: Endpoint): Promise<Viewer> {
  const authorization = request.headers.authorization;
  const background = call.background === true || request.headers["x-background"] === "1";
  if (call.access !== "anyone") {
    const member = await findMember(ctx, authorization, background);
    checkAccess(call.access, member);
    if (call.recentCode && !isRecent(member.confirmedAt, ctx.clock.now())) refuse("staff.code-needed");
    return member;
  }
  return findMember(ctx, authorization, background).catch((error) => {
    if (error instanceof Refusal) return VISITOR;
    throw error;
  });
}

function answer(reply: FastifyReply, call: Endpoint, ctx: Ctx, result: unknown, isPrivate: boolean): FastifyReply {
  if (result instanceof FileAnswer) return sendFile(reply, result);
  if (ctx.caller.setCookies.length) reply.header("set-cookie", ctx.caller.setCookies);
  if (isPrivate || ctx.viewer.kind === "member") reply.header("cache-control", "no-store");
  if (result instanceof JsonPayload) return sendJson(reply, result.json);
  const { code, message, payload } = result instanceof Answer ? result : new Answer(result);
  return send(reply, { code: code ?? call.success ?? 200, message: message ?? "Success", payload });
}
