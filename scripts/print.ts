/** A line for the person at the terminal. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The same for what went wrong. */
export function printError(line: string): void {
  process.stderr.write(`${line}\n`);
}
