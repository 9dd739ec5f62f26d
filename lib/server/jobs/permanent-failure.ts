/** Another attempt would not help, so the job is given up at once. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
