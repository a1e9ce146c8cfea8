/** `npm run staff -- add <phone> <role>`: makes a member one of the staff; `remove <phone>` ends it, `list` shows who is. */
import { STAFF_ROLES } from "#contract/auth.ts";
import { listStaff } from "#server/features/members/staff-roles.ts";
import { changeRole } from "#server/features/staff/operator.ts";
import { StartProblem } from "#server/platform/start-problem.ts";
import { command } from "./commands/command.ts";
import { migrate } from "./migrate.ts";

const USAGE = `Usage: npm run staff -- add <phone> <${STAFF_ROLES.join("|")}>, npm run staff -- remove <phone>, npm run staff -- list`;

await command(async ({ connection, say }) => {
  const [deed, phone = "", role] = process.argv.slice(2);
  const wanted = STAFF_ROLES.find((known) => known === role);
  const isWellFormed =
    deed === "list" || (/^[0-9]{10}$/.test(phone) && (deed === "remove" || (deed === "add" && wanted !== undefined)));
  if (!isWellFormed) throw new StartProblem(USAGE);
  await migrate(connection.pool);
  if (deed === "list") {
    for (const { name, phone, role } of await listStaff(connection)) say(`${phone}  ${role}  ${name}`);
    return 0;
  }
  const name = await changeRole({ db: connection.db, clock: { now: () => new Date() } }, phone, wanted ?? null);
  if (name === undefined)
    throw new StartProblem(`Nobody has signed up with ${phone}; sign up in the portal first, then run this again.`);
  say(wanted ? `${name} is now ${wanted}.` : `${name} is no longer one of the staff.`);
  return 0;
});
