export interface OperatorCommand {
  takes: string[];
  does: string;
  /** Resolves to the lines to print. An AppError is printed as one line. */
  run: (...args: string[]) => Promise<string[]>;
}
