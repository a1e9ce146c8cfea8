/** A session as it opens and as it is listed, and the calls that list and end a member's own. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id } from "./key-fields.ts";
import { userData } from "./user-data.ts";

export const openedSession = z.object({ authorization: z.string(), userData });

const sessionView = z.object({
  _id: z.string(),
  client: z.enum(["web", "mobile", "staff"]),
  /** Such as 'Chrome' and 'Android'; empty when unknown. */
  browser: z.string(),
  system: z.string(),
  ip: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The session that asks. */
  isCurrent: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;

export const sessionCalls = {
  listSessions: endpoint({
    method: "GET",
    path: "/userAdmin/user/sessions",
    access: "member",
    summary: "Where the member is signed in, latest first.",
    input: z.strictObject({}),
    output: z.object({ sessions: z.array(sessionView) }),
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/userAdmin/user/sessions/{id}",
    access: "member",
    summary: "Ends one of the member's sessions.",
    input: z.strictObject({ id: id() }),
    output: z.object({}),
    errors: ["session.not-found"],
  }),
  endOtherSessions: endpoint({
    method: "DELETE",
    path: "/userAdmin/user/sessions",
    access: "member",
    summary: "Ends all of the member's sessions but the one that asks.",
    input: z.strictObject({}),
    output: z.object({ ended: z.number() }),
  }),
};
