// The shape of the log that the programs give to what they start.
/** Where a start tells its progress and trouble, one sentence a call; pino and console both fit. */
export type StartLog = { info(text: string): void; warn(text: string): void };
