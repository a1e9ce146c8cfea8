/** How tests run: 'quick' (units and HTTP), 'long' (what starts programs, takes connections away, or tries thousands of requests) and 'browser' (stories in a real Chromium); all on one PostgreSQL that is started for the run. */
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const shared = {
  globalSetup: ["tests/harness/global-setup.ts"],
  testTimeout: 60_000,
  hookTimeout: 180_000,
  pool: "forks" as const,
  // Files of a worker share the program, read and compiled once; each opens a town of its own and closes it.
  isolate: false,
  // What is waited for may come late on a slow machine.
  expect: { poll: { timeout: 30_000 } },
  // The portal's own jobs are at work beside every test: what fails is tried once more, and the report says so beside its name.
  retry: 1,
};

const BROWSER = ["tests/browser/**/*.test.ts"];
const LONG = [
  "src/main/{serve,outlive-outages}.test.ts",
  "src/main/{backup,commands,import}/*.test.ts",
  "src/main/pages/{rendering-limits,warm-up}.test.ts",
  "src/server/features/directory/previews/previews.test.ts",
  "src/server/features/imports/{imports,import-process,undo}.test.ts",
  "src/server/features/notifications/alerts/channels.test.ts",
  "src/server/features/plans/payments/payments-model.test.ts",
  "src/server/platform/{embedded-postgres,jobs}/*.test.ts",
  "src/server/platform/{image-storage,outages}.test.ts",
  "tests/{closing,lost-connections,migration-under-load,outages,pgbouncer,silent-connections}.test.ts",
  "tests/sweeps/{blocks,costly-texts,fuzz,leaks,screens,spoiled-texts}.test.ts",
];

/** What takes minutes, the longest first: begun at the end, it would leave the other workers without work. */
const LONGEST = ["screens-en", "screens-hi", "large-text", "prompts", "auth-stories", "served-page", "offline"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/tests/browser/${name}.test.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: "quick",
          include: ["src/**/*.test.ts", "src/**/*.test.tsx", "db/**/*.test.ts", "tests/**/*.test.ts"],
          exclude: [...BROWSER, ...LONG],
        },
      },
      // What is taken away or left over here must not reach the next file.
      { test: { ...shared, name: "long", include: LONG, isolate: true } },
      {
        test: {
          ...shared,
          name: "browser",
          include: BROWSER,
          testTimeout: 900_000,
          hookTimeout: 300_000,
        },
      },
      // Takes an hour, and runs when it is asked for: `npm run proof -- screens`.
      {
        test: {
          ...shared,
          name: "walk",
          include: ["tests/browser/**/*.walk.ts"],
          testTimeout: 3_600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
