/** The program of `npm start`: sets NODE_ENV, by which React and others choose their fast builds, before anything else is loaded. */
export {};

process.env.NODE_ENV ??= "production";
await import("./serve.ts");
