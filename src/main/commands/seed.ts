/** `npm run seed`: loads reference data whose files changed; in a demo also the demo community, once. */
import { migrate } from "../database/migrate.ts";
import { seedReference } from "../database/seed.ts";
import { seedDemo } from "../database/seed-demo.ts";
import { command } from "./command.ts";

await command(async ({ config, connection, clock, print }) => {
  await migrate(connection.pool, { tell: print });
  await seedReference(connection);
  if (config.mode === "demo") await seedDemo(connection, config, clock.now());
  print("Reference data is in place.");
  return 0;
});
