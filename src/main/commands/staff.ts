/** `npm run staff -- add <phone> <role>`: makes a member one of the staff; `remove <phone>` ends it, `list` shows who is; `allow-reset <phone>` lets one of them set a new PIN, `reset-app <phone>` another authenticator app; `block <phone>` closes an account, `unblock <phone>` opens it again; `erase <phone> <phone>` erases one at its holder's wish, with the number given twice. */
import { STAFF_ROLES } from "#contract/access.ts";
import { handedDown, kinds } from "#server/app.ts";
import { listStaff } from "#server/features/members/staff-roles.ts";
import { allowPinReset, changeBlock, changeRole, resetAuthenticator } from "#server/features/staff/operator.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { migrate } from "../database/migrate.ts";
import { eraseMember } from "../erasure/erasure.ts";
import { command } from "./command.ts";

const USAGE = `Usage: npm run staff -- add <phone> <${STAFF_ROLES.join("|")}>, or remove <phone>, list, allow-reset <phone>, reset-app <phone>, block <phone>, unblock <phone>, erase <phone> <the same phone>`;

await command(async ({ connection, clock, print }) => {
  const [action = "", phone = "", wanted] = process.argv.slice(2);
  const role = STAFF_ROLES.find((known) => known === wanted);
  const isWellFormed =
    action === "list" ||
    (/^[0-9]{10}$/.test(phone) &&
      (action === "add"
        ? role !== undefined
        : action === "erase"
          ? wanted === phone
          : ["remove", "allow-reset", "reset-app", "block", "unblock"].includes(action)));
  if (!isWellFormed) throw new StartProblem(USAGE);
  await migrate(connection.pool, { tell: print });
  const ctx = { ...connection, clock, ports: handedDown };
  if (action === "list") {
    for (const { name, phone, role } of await listStaff(ctx)) print(`${phone}  ${role}  ${name}`);
  } else if (action === "allow-reset") {
    const name = (await allowPinReset(ctx, phone)) ?? stop(`None of the staff has the phone number ${phone}.`);
    print(`${name} can set a new PIN with 'Forgot PIN' within an hour.`);
  } else if (action === "reset-app") {
    const name = (await resetAuthenticator(ctx, phone)) ?? stop(`None of the staff has the phone number ${phone}.`);
    print(`${name} sets up another authenticator app at the next sign-in.`);
  } else if (action === "erase") {
    const done = (await eraseMember(ctx, kinds, phone)) ?? stop(`Nobody here has the phone number ${phone}.`);
    if (done === "staff") stop(`${phone} is one of the staff: take the role first, with 'remove ${phone}'.`);
    print(`The account of ${phone} is erased. Its pictures go the next night, and older backups still hold it.`);
  } else if (action === "block" || action === "unblock") {
    const name =
      (await changeBlock(ctx, kinds, phone, `${action}ed`)) ?? stop(`Nobody here has the phone number ${phone}.`);
    print(
      action === "block"
        ? `${name} is blocked, and what they own is no longer public.`
        : `${name} is no longer blocked.`,
    );
  } else {
    const name =
      (await changeRole(ctx, phone, role ?? null)) ??
      stop(`Nobody has signed up with ${phone}; sign up in the portal first, then run this again.`);
    print(role ? `${name} is now ${role}.` : `${name} is no longer one of the staff.`);
  }
  return 0;
});

function stop(text: string): never {
  throw new StartProblem(text);
}
