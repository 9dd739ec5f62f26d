export type FieldErrors = Record<string, string>;

export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.';

export const RESTARTING = 'Campmates is restarting. Please try again in a moment.';
export const DISK_FULL = 'Nothing can be saved right now: the disk is full. Please try again later.';

export const NEEDS_RECEPTION = 'This needs reception. Please try again when you have reception.';

/** The client receives the status and message. Any other thrown error gives 500. */
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
export const signedOut = (message = 'Please log in first.') => new AppError(401, message);
export const forbidden = (message: string) => new AppError(403, message);
export const notFound = () =>
  new AppError(404, 'We can’t find that. It may be gone, or it may not be yours.');
export const conflict = (message: string, fields?: FieldErrors) => new AppError(409, message, { fields });
