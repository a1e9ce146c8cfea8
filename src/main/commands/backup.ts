/** `npm run backup -- <file>`: writes everything that must not be lost into one file, while the portal runs. */
import { statSync } from "node:fs";
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { imagePlace } from "#server/platform/image-storage.ts";
import { takeBackup } from "../backup/take-backup.ts";
import { command } from "./command.ts";

await command(async ({ config, connection, print }) => {
  const [file, ...others] = process.argv.slice(2);
  if (!file || others.length)
    throw new StartProblem("Usage: npm run backup -- <file>, such as portal-monday.backup.gz");
  const { tables, rows, jobs, pictures, missing } = await takeBackup({ config, connection }, file);
  const size = (statSync(file).size / 2 ** 20).toFixed(1);
  print(`${file}: ${tables} tables, ${rows} rows, ${jobs} waiting jobs, ${pictures} pictures, ${size} MB.`);
  if (missing) print(`Pictures that the database names and ${imagePlace(config)} does not have: ${missing}.`);
  return 0;
});
