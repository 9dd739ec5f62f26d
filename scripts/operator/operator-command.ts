/** A command for operators on the command line. */
export interface OperatorCommand {
  /** Names of the arguments, in capitals. */
  takes: string[];
  does: string;
  /** Resolves to the lines to print. An AppError is printed as one line. */
  run: (...args: string[]) => Promise<string[]>;
}
