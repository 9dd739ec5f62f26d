import { ApiError } from '@/lib/api-client';

/** The server's own words where it gave some. */
export const failureText = (error: unknown, failed: string) =>
  (error instanceof ApiError && error.serverText) || failed;
