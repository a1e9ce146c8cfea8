// The error of a start that the machine or its settings do not allow.
/**
 * The one error that means "this machine or its settings do not allow a start": its message is a single sentence for
 * the person at the terminal, naming the setting and the path, and is printed without a stack.
 */
export class StartProblem extends Error {
  override readonly name: string = "StartProblem";
}

/** The same, because another process of the portal uses the data folder. */
export class HeldByAnother extends StartProblem {}
