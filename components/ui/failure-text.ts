import { refusalOf } from '@/lib/api-client';
import { SOMETHING_WENT_WRONG } from '@/lib/errors';

/** The server's own words where it gave some. */
export const failureText = (error: unknown, failed = SOMETHING_WENT_WRONG) =>
  refusalOf(error)?.serverText || failed;
