/** The call of signing in to the console and what its form asks for: loaded when somebody uses it, since both bring the schemas along. */
import { auth } from "#contract/auth.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { call } from "#web/platform/calls/call.ts";

export const staffLogInRules = auth.staffLogIn.input;

export const staffLogIn = (input: InputOf<typeof auth.staffLogIn>) => call(auth.staffLogIn, input);
