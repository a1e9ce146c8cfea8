/** Binds the calls of the contract to their verbs: access check, then parse, then verb, then envelope; closed by default. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { Access } from "#contract/access.ts";
import { staffMay } from "#contract/access.ts";
import type { Endpoint, ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import type { Ctx, Viewer } from "#server/platform/context.ts";
import { Refusal, refuse } from "#server/platform/refusal.ts";
import { findMember } from "#server/platform/sessions/sessions.ts";
import { Answer, FileAnswer, send, sendFile, sendJson } from "./envelope.ts";
import { type OpenStreams, StreamAnswer } from "./event-stream.ts";
import { plainTexts } from "./given-texts.ts";
import { JsonPayload } from "./json-payload.ts";
import type { Upload } from "./multipart.ts";
import { readMultipart } from "./multipart.ts";
import type { UploadBudget, UploadShare } from "./upload-budget.ts";

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

/** Every call of a room with its verb; a missing or a surplus one does not compile. */
export function bind<Calls extends Record<string, Endpoint>>(calls: Calls, verbs: Verbs<Calls>): Bound[] {
  return Object.entries(calls).map(([name, call]) => ({ call, verb: verbs[name as keyof Calls] as Bound["verb"] }));
}

/** Makes the context of one request, before it is known who calls. */
export type BareContext = (request: FastifyRequest) => Omit<Ctx, "viewer">;

/** What the calls of one process share: the memory for uploads, and the open streams. */
export interface Shared {
  uploads: UploadBudget;
  streams: OpenStreams;
}

/** Registers the call below /api. */
export function register(
  app: FastifyInstance,
  { call, verb }: Bound,
  bare: BareContext,
  { uploads, streams }: Shared,
): void {
  const isPrivate = call.private === true || call.access !== "anyone" || call.method !== "GET";
  app.route({
    method: call.method,
    url: `/api${call.path.replace(/\{(\w+)\}/g, ":$1")}`,
    config: { keyless: call.keyless === true },
    // A stream has no end that HEAD could wait for.
    exposeHeadRoute: call.stream !== true,
    handler: async (request, reply) => {
      const without = bare(request);
      const isStranger = call.access === "anyone" && !request.headers.authorization;
      const ctx: Ctx = { ...without, viewer: isStranger ? VISITOR : await findViewer(without, request, call) };
      const result =
        call.upload && request.isMultipart()
          ? await withUpload(call.upload, request, uploads.open(whoOf(ctx)), (input, files) =>
              verb(ctx, parseInput(call.input, input), files),
            )
          : await verb(ctx, parseInput(call.input, inputOf(call, request)), []);
      if (result instanceof StreamAnswer)
        return streams.open({ reply, who: whoOf(ctx), check: () => findViewer(without, request, call) }, result);
      return answer(reply, call, ctx, result, isPrivate);
    },
  });
}

const VISITOR: Viewer = { kind: "visitor" };

const whoOf = ({ viewer, caller }: Ctx) => (viewer.kind === "member" ? viewer.id : caller.ip);

/** Refuses whoever may not make a call of this access. */
export function checkAccess(access: Access, viewer: Viewer): void {
  if (access === "anyone") return;
  if (viewer.kind === "visitor") refuse("session.missing");
  if (access === "member" || access === "owner") return;
  if (access === "paid") {
    if (!viewer.paid) refuse("plan.needed");
    return;
  }
  if (viewer.client !== "staff" || !staffMay(viewer.staffRole, access)) refuse("staff.needed");
}

/** The parsed input, or a refusal with a message for each field. */
export function parseInput<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const names = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 20) : [issue.path.join(".") || "body"];
    for (const name of names)
      fields[name.slice(0, 60)] ??=
        issue.code === "unrecognized_keys"
          ? "field.unknown"
          : /^field\./.test(issue.message)
            ? issue.message
            : "field.invalid";
  }
  throw new Refusal("input.invalid", {}, { fields });
}

async function findViewer(ctx: Omit<Ctx, "viewer">, request: FastifyRequest, call: Endpoint): Promise<Viewer> {
  const authorization = request.headers.authorization;
  const background = call.background === true || request.headers["x-background"] === "1";
  if (call.access !== "anyone") {
    const member = await findMember(ctx, authorization, background);
    checkAccess(call.access, member);
    return member;
  }
  return findMember(ctx, authorization, background).catch((error) => {
    if (error instanceof Refusal) return VISITOR;
    throw error;
  });
}

/** What a call without files was given: query or body, with the parameters of its path. */
function inputOf(call: Endpoint, request: FastifyRequest): object {
  const given = call.method === "GET" ? request.query : plainTexts(request.body ?? {});
  if (typeof given !== "object" || given === null || Array.isArray(given)) refuse("body.broken");
  return withParams(given, request);
}

/** Does the work with the form's fields and files; what they take of memory is given back after it. */
async function withUpload(
  rules: NonNullable<Endpoint["upload"]>,
  request: FastifyRequest,
  share: UploadShare,
  work: (input: object, files: Upload[]) => Promise<unknown>,
): Promise<unknown> {
  try {
    const { fields, files } = await readMultipart(request, rules, share);
    return await work(withParams(fields, request), files);
  } finally {
    share.close();
  }
}

function withParams(given: object, request: FastifyRequest): object {
  const params = request.params as Record<string, string>;
  return Object.keys(params).length ? { ...given, ...params } : given;
}

function answer(reply: FastifyReply, call: Endpoint, ctx: Ctx, result: unknown, isPrivate: boolean): FastifyReply {
  if (result instanceof FileAnswer) return sendFile(reply, result);
  if (ctx.caller.setCookies.length) reply.header("set-cookie", ctx.caller.setCookies);
  if (isPrivate || ctx.viewer.kind === "member") reply.header("cache-control", "no-store");
  if (result instanceof JsonPayload) return sendJson(reply, result.json);
  const said = result instanceof Answer ? result : new Answer(result);
  return send(reply, {
    code: said.code ?? call.success ?? 200,
    message: said.message ?? "Success",
    payload: said.payload,
  });
}
