/** The program of `npm start`: sets NODE_ENV, by which React and others choose their fast builds, and the cache of compiled code, before anything else is loaded. */
import { enableCompileCache } from "node:module";

process.env.NODE_ENV ??= "production";
enableCompileCache();
await import("./serve.ts");
