/** `npm run proof -- <name>`: does something hard for real and prints what happened. */

const proofs: Record<string, () => Promise<void>> = {
  "ordinary-user": async () => (await import("./ordinary-user.ts")).proveOrdinaryUser(),
  attack: async () => (await import("./attack.ts")).proveAttack(),
  documents: async () => (await import("./documents.ts")).proveDocuments(),
  kill: async () => (await import("./kill.ts")).proveKill(),
  import: async () => (await import("./import.ts")).proveImport(),
  revoke: async () => (await import("./revoke.ts")).proveRevoke(),
  screens: async () => (await import("./screens.ts")).proveScreens(),
  timing: async () => (await import("./timing.ts")).proveTiming(),
};

const wanted = proofs[process.argv[2] ?? ""];
if (!wanted) {
  console.error(`Usage: npm run proof -- <${Object.keys(proofs).join("|")}>`);
  process.exit(2);
}
await wanted();
console.log("It held.");
process.exit(0);

export {};
