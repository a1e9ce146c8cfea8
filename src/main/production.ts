/** Imported before anything else by what serves people: React and others choose their fast builds by this. */
process.env.NODE_ENV ??= "production";
