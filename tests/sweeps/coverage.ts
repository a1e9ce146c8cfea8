/** What a sweep walked, printed as one line, so that one that walks less than it used to is noticed. */
import * as z from "zod/mini";
import type { Endpoint } from "#contract/endpoint.ts";

/** Prints 'sweep leaks: 31 calls, 684 requests'. */
export function printCoverage(sweep: string, counts: Record<string, number>): void {
  const parts = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  console.log(`sweep ${sweep}: ${parts.join(", ")}`);
}

/** The calls, and the fields that go into them and come out of them, at any depth. */
export function coverageOf(calls: ReadonlyArray<{ call: Endpoint }>) {
  const sum = (schemaOf: (call: Endpoint) => z.ZodMiniType) =>
    calls.reduce((total, { call }) => total + fieldsIn(jsonOf(schemaOf(call))), 0);
  return {
    calls: calls.length,
    "input fields": sum((call) => call.input),
    "output fields": sum((call) => call.output),
  };
}

function jsonOf(schema: z.ZodMiniType): unknown {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}

function fieldsIn(schema: unknown): number {
  if (typeof schema !== "object" || schema === null) return 0;
  return Object.entries(schema).reduce((total, [key, part]) => {
    const named = key === "properties" ? Object.keys(part as object).length : 0;
    return total + named + fieldsIn(part);
  }, 0);
}
