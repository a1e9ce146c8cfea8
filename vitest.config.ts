/** How tests run: 'quick' (units and HTTP) beside 'browser' (stories in a real Chromium); both on one PostgreSQL that is started for the run. */
import { defineConfig } from "vitest/config";

const shared = {
  globalSetup: ["tests/harness/global-setup.ts"],
  testTimeout: 60_000,
  hookTimeout: 180_000,
  pool: "forks" as const,
  // What is waited for may come late on a slow machine.
  expect: { poll: { timeout: 15_000 } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: "quick",
          include: ["src/**/*.test.ts", "src/**/*.test.tsx", "db/**/*.test.ts", "tests/**/*.test.ts"],
          exclude: ["tests/browser/**"],
        },
      },
      {
        test: {
          ...shared,
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          testTimeout: 900_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
