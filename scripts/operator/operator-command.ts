/** One thing that an operator can do from the command line. */
export interface OperatorCommand {
  /** The names of its arguments, in capitals. */
  takes: string[];
  does: string;
  /** Resolves to the lines to print. AppError is told as one line. */
  run: (...args: string[]) => Promise<string[]>;
}
