/** How the doors come by their calls and by the rules of their forms, both of which come late. */
type DoorProgram = typeof import("./door-calls.ts");

/** The calls; here already when a form is sent. */
export async function doorCalls(): Promise<DoorProgram["doorCalls"]> {
  return (await import("./door-calls.ts")).doorCalls;
}

/** For a late form: `useLateForm(doorRules("logIn"), ...)`. */
export function doorRules<Name extends keyof DoorProgram["doorRules"]>(
  name: Name,
): () => Promise<DoorProgram["doorRules"][Name]> {
  return async () => (await import("./door-calls.ts")).doorRules[name];
}
