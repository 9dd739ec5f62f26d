import { ApiError } from '@/lib/api-client';

/** The server's own words where it gave some. */
export const failureText = (error: unknown, failed = 'Something went wrong. Please try again.') =>
  (error instanceof ApiError && error.serverText) || failed;

/** What the server says of one field, where it says something of it. */
export const fieldText = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.fields[field] : undefined;
