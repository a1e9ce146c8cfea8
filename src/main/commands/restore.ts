/** `npm run restore -- <file>`: brings a backup into an empty database and the data folder. */
import { StartProblem } from "#server/platform/config/start-problem.ts";
import { imagePlace } from "#server/platform/image-storage.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { command } from "./command.ts";

await command(async ({ config, connection, print }) => {
  const [file, ...others] = process.argv.slice(2);
  if (!file || others.length) throw new StartProblem("Usage: npm run restore -- <file>");
  const restored = await restoreBackup({ config, connection }, file);
  const { takenAt, tables, rows, jobs, pictures, warnings } = restored;
  print(
    `Restored as of ${takenAt}: ${tables} tables, ${rows} rows, ${jobs} waiting jobs, ${pictures} pictures in ${imagePlace(config)}.`,
  );
  for (const warning of warnings) print(warning);
  return 0;
});
