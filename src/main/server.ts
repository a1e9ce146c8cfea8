/** `npm start`: React and others choose their fast builds by NODE_ENV, and code that was compiled once is kept, so both are settled before anything else is loaded. */
import { enableCompileCache } from "node:module";

process.env.NODE_ENV ??= "production";
enableCompileCache();
await import("./serve.ts");
