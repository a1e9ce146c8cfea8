/** The input of a call in its shape, or the gateway's refusal of it. */
import type * as z from "zod/mini";
import { SandboxRefusal } from "./entities.ts";

export function parse<T extends z.ZodMiniType>(shape: T, given: unknown): z.output<T> {
  const parsed = shape.safeParse(given);
  if (!parsed.success) throw new SandboxRefusal(parsed.error.issues[0]?.path.join(".") || "The request is not valid");
  return parsed.data;
}
