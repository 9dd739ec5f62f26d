/** A reason not to go on that the person can mend; its message is one line. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** The first line of whatever was thrown. */
export function reasonOf(error: unknown): string {
  // Node wraps a refused connection to several addresses in an AggregateError without a message.
  if (error instanceof AggregateError && !error.message) return reasonOf(error.errors[0]);
  const message = error instanceof Error ? error.message : String(error);
  return message.trim().split('\n')[0] ?? message;
}

/** Whether a system or database error carries one of these codes, such as ENOENT or 42P01. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
