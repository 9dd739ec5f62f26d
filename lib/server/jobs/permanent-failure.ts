/**
 * Error that a job throws when another attempt would not help. The job is then given up at once.
 */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
