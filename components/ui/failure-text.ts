import { refusalOf } from '@/lib/api-client';

/** The server's own words where it gave some. */
export const failureText = (error: unknown, failed = 'Something went wrong. Please try again.') =>
  refusalOf(error)?.serverText || failed;
