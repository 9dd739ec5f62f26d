/** A job fails with this when another try would not help: it is given up at once. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
