/** How the loaders of a page that is being rendered reach the server: calls in process, as a visitor, and what they tell of the page. */
import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { memoized } from "#base/memo.ts";
import type { Endpoint, InputOf, PayloadOf } from "#contract/endpoint.ts";
import { statusOf } from "#contract/errors.ts";
import type { Base } from "#server/platform/context.ts";
import type { Bound } from "#server/platform/http/bind.ts";
import { Answer } from "#server/platform/http/envelope.ts";
import { parseInput } from "#server/platform/http/input.ts";
import { JsonPayload } from "#server/platform/http/json-payload.ts";
import { findOutage } from "#server/platform/outages.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { LoaderApi } from "#web/platform/loading/loader-api.ts";

/** The build holds its own copy of the contract, so calls are known by method and path. */
export type Verbs = ReadonlyMap<string, Callable>;

interface Callable {
  verb: Bound["verb"];
  /** From the input as JSON; the same for the same, so that nobody may change it. */
  parse: (json: string) => Readonly<unknown>;
}

/** Of each call so many inputs are remembered. */
const MOST_INPUTS = 1000;

export function verbsOf(rooms: Bound[][]): Verbs {
  return new Map(
    rooms.flat().map(({ call, verb }) => {
      const parse = memoized((json) => frozen(parseInput(call.input, JSON.parse(json)) as object), MOST_INPUTS);
      return [nameOf(call), { verb, parse }];
    }),
  );
}

/** The same object, which nobody can change any more, nor what is in it. */
function frozen<Value extends object>(value: Value): Readonly<Value> {
  for (const member of Object.values(value)) if (typeof member === "object" && member !== null) frozen(member);
  return Object.freeze(value);
}

/** The api for one page; what the page shows is added to `tags`. */
export function renderingApi(
  base: Base,
  verbs: Verbs,
  { ip }: FastifyRequest,
  tags: Set<string>,
  drawn: LoaderApi["drawn"],
): LoaderApi {
  const { config, log } = base;
  const caller = { ip, userAgent: "", client: "web" as const, cookies: {}, setCookies: [] };
  const ctx = { ...base, caller, viewer: { kind: "visitor" as const } };
  return {
    async call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<PayloadOf<E>> {
      const known = verbs.get(nameOf(endpoint));
      if (!known || endpoint.access !== "anyone") throw new Error(`${endpoint.path} cannot be called while rendering`);
      try {
        const result = await known.verb(ctx, known.parse(JSON.stringify(input)) as never, []);
        return (result instanceof Answer || result instanceof JsonPayload ? result.payload : result) as PayloadOf<E>;
      } catch (error) {
        if (error instanceof Refusal) throw Object.assign(error, { status: statusOf(error.code) });
        throw error;
      }
    },
    shows: (...shown) => shown.forEach((tag) => void tags.add(tag)),
    drawn,
    failed: (error) => {
      const errorId = randomUUID();
      const outage = findOutage(error);
      log.error({ err: error, errorId, outage }, "a page failed to render");
      return { errorId, status: outage ? 503 : 500 };
    },
    publicUrl: config.publicUrl,
    accessKey: [...config.accessKeys].find(([, client]) => client === "web")?.[0] ?? "",
    isDemo: config.mode === "demo",
  };
}

function nameOf(call: Endpoint): string {
  return `${call.method} ${call.path}`;
}
