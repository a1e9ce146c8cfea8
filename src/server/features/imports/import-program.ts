/** The program of an import's process: keeps the compiled code for the next one, which then starts in three quarters of the time. */
import { enableCompileCache } from "node:module";

enableCompileCache();
await import("./import-steps.ts");
