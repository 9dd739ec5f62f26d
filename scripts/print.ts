/** Prints a line to stdout. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints a line to stderr. */
export function printError(line: string): void {
  process.stderr.write(`${line}\n`);
}
