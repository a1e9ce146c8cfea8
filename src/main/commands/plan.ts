/** `npm run plan`: lists the plans with what they cost; `price <rupees>` sets the price of the plan on sale, `price <rupees> <plan>` that of another. */
import { paiseOf, rupees } from "#base/money.ts";
import { listPlans, updatePrice } from "#server/features/plans/queries.ts";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { migrate } from "../database/migrate.ts";
import { seedReference } from "../database/seed.ts";
import { command } from "./command.ts";

const USAGE = "Usage: npm run plan, or npm run plan -- price <rupees> [number of the plan]";
/** What the column holds. */
const MOST_PAISE = 2 ** 31 - 1;

await command(async ({ connection, print }) => {
  const [verb, price = "", number] = process.argv.slice(2);
  const paise = paiseOf(price);
  const isPrice = verb === "price" && paise !== undefined && paise > 0 && paise <= MOST_PAISE;
  if (verb !== undefined && !(isPrice && /^[0-9]{0,6}$/.test(number ?? ""))) throw new StartProblem(USAGE);
  await migrate(connection.pool, { tell: print });
  await seedReference(connection);
  const plans = await listPlans(connection);
  if (paise === undefined) {
    for (const { id, name, price_paise, on_sale } of plans)
      print(`${id}  ${rupees(price_paise)}  ${name}${on_sale ? "" : " (not on sale)"}`);
    return 0;
  }
  const id = number === undefined ? plans.find((plan) => plan.on_sale)?.id : Number(number);
  const plan = id === undefined ? undefined : await updatePrice(connection, id, paise);
  if (!plan) throw new StartProblem("There is no such plan; `npm run plan` lists them.");
  print(`The ${plan.name} costs ${rupees(plan.price_paise)} from now on.`);
  return 0;
});
