/** The error message of each wrong field, by the field's name. */
export type FieldErrors = Record<string, string>;

/** Error message for a failure without a known reason. */
export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.';

/**
 * Error message for a full disk, either the database's disk or the disk that holds the mails'
 * files.
 */
export const DISK_FULL = 'Nothing can be saved right now: the disk is full. Please try again later.';

/** Error message for a failure without network. */
export const NEEDS_RECEPTION = 'This needs reception. Please try again when you have reception.';

/** An error whose status and message the client receives. Any other thrown error gives 500. */
export class AppError extends Error {
  override name = 'AppError';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 503,
    message: string,
    readonly details: { fields?: FieldErrors; retryAfterSeconds?: number } = {},
  ) {
    super(message);
  }
}

export const badInput = (message: string, fields?: FieldErrors) => new AppError(400, message, { fields });
export const signedOut = () => new AppError(401, 'Please log in first.');
export const forbidden = (message: string) => new AppError(403, message);
export const notFound = () =>
  new AppError(404, 'We can’t find that. It may be gone, or it may not be yours.');
export const conflict = (message: string, fields?: FieldErrors) => new AppError(409, message, { fields });
