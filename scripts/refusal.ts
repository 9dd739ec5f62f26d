/** An error that the person at the terminal can fix. Its message is one line. */
export class Refusal extends Error {
  override name = 'Refusal';
}

export function reasonOf(error: unknown): string {
  // Node wraps a refused connection to several addresses in an AggregateError without a message.
  if (error instanceof AggregateError && !error.message) return reasonOf(error.errors[0]);
  const message = error instanceof Error ? error.message : String(error);
  return message.trim().split('\n')[0] ?? message;
}

/** Codes of the system or the database, such as ENOENT or 42P01. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes(codeOf(error) ?? '');
}

/** The system, the network or the database has failed and not our own code. */
export function isFault(error: unknown): boolean {
  // pg has no code for a connection that ends in the middle of a query.
  return codeOf(error) !== undefined || reasonOf(error).startsWith('Connection terminated');
}

// `instanceof` fails in Jest, whose Error class is another than that of Node's errors.
function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return String(error.code);
}
