/** The calls of signing up, signing in, PINs and sessions. */
import { shortId } from "#base/ids.ts";
import { auth } from "#contract/auth.ts";
import { memberOf } from "#server/platform/context.ts";
import { bind } from "#server/platform/http/bind.ts";
import { Answer } from "#server/platform/http/envelope.ts";
import { words } from "#server/platform/words.ts";
import { confirmSession, getOwnAccount, type LogIn, logIn } from "./auth.ts";
import { confirmOwnEmail, requestEmailCode } from "./email-confirmation.ts";
import { changePin, requestResetPin, resetPin, verifyResetPin } from "./pin-change.ts";
import { endOneSession, endOtherSessions, endOwnSession, listOwnSessions } from "./sessions.ts";
import { checkSignUp, requestSignUp, signUp, verifySignUp } from "./sign-up.ts";
import { enrolStaff, logInStaff } from "./staff-sign-in.ts";
import { viewSession } from "./view.ts";

export const authRoutes = bind(auth, {
  logIn: async (ctx, credentials) => answer(await logIn(ctx, credentials)),
  requestOTP: (ctx, { phoneNo, language }) => requestSignUp(ctx, { phone: phoneNo, language }),
  verifyOTP: (ctx, { phoneNo, otp }) => verifySignUp(ctx, { phone: phoneNo, code: otp }),
  part2Validation: (ctx, invited) => checkSignUp(ctx, invited),
  create: (ctx, form) => signUp(ctx, form),
  getUser: (ctx) => confirmSession(ctx),
  logOut: async (ctx) => {
    await endOwnSession(ctx);
    return new Answer({}, { message: words.en("auth.said.logged-out") });
  },
  resetPinOTP: (ctx, { phoneNo, language }) => requestResetPin(ctx, { phone: phoneNo, language }),
  verifyResetPinOTP: async (ctx, { phoneNo, otp }) => ({
    ticket: await verifyResetPin(ctx, { phone: phoneNo, code: otp }),
  }),
  forgotPin: async (ctx, input) => {
    await resetPin(ctx, input);
    return new Answer({}, { message: words.en("auth.said.pin-changed") });
  },
  changePin: async (ctx, pins) => {
    await changePin(ctx, pins);
    return new Answer({}, { message: words.en("auth.said.pin-changed") });
  },
  listSessions: async (ctx) => {
    const { sessionId } = memberOf(ctx);
    return { sessions: (await listOwnSessions(ctx)).map((row) => viewSession(row, sessionId)) };
  },
  endSession: async (ctx, { id }) => {
    await endOneSession(ctx, id);
    return {};
  },
  endOtherSessions: async (ctx) => ({ ended: await endOtherSessions(ctx) }),
  requestEmailCode: (ctx) => requestEmailCode(ctx),
  confirmEmail: async (ctx, { otp }) => {
    await confirmOwnEmail(ctx, otp);
    return {};
  },
  staffLogIn: async (ctx, credentials) => {
    const result = await logInStaff(ctx, credentials);
    if ("needsAppCode" in result) return new Answer({ appCodeRequired: true as const }, { code: 200 });
    return "enrolment" in result ? new Answer(result, { code: 200 }) : answer(result);
  },
  enrolStaff: (ctx, input) => enrolStaff(ctx, input),
  getStaff: async (ctx) => {
    const { id, name, staffRole } = await getOwnAccount(ctx);
    return { staff: { _id: shortId(id), name, role: staffRole! } };
  },
});

function answer(result: LogIn) {
  if ("session" in result) return result.session;
  return new Answer(
    { otpRequired: true as const, ...result.needsCode },
    { code: 200, message: words.en("auth.said.code-sent") },
  );
}
