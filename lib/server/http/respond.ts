import 'server-only';
import { AppError, DISK_FULL, SOMETHING_WENT_WRONG } from '@/lib/errors';
import { isDatabaseBusy, isDatabaseDown, isDeadlock, isDiskFull, isForeignKeyViolation } from '../db/errors';

/** `name` must have plain letters only. Not cached, because the file is a person's own. */
export const fileResponse = (file: string, { type, name }: { type: string; name: string }) =>
  new Response(file, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });

export class Reply<T = unknown> {
  constructor(
    readonly body: T,
    readonly options: { status?: number; headers?: Record<string, string>; cookies?: string[] } = {},
  ) {}
}

export const reply = <T>(body: T, options?: Reply['options']) => new Reply(body, options);

export function json(body: unknown, status: number, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** The message of a fault (500) is not sent, only logged. */
export function refusal(error: unknown): Response {
  if (error instanceof AppError) {
    const { fields, retryAfterSeconds } = error.details;
    const headers: Record<string, string> = retryAfterSeconds
      ? { 'retry-after': String(retryAfterSeconds) }
      : {};
    return json(fields ? { error: error.message, fields } : { error: error.message }, error.status, headers);
  }
  // For example, the account was deleted in another window during this request.
  if (isForeignKeyViolation(error))
    return json({ error: 'This has just been deleted elsewhere. Please load the page again.' }, 409);
  if (isDeadlock(error))
    return json({ error: 'This was just changed elsewhere too. Please try again.' }, 409);
  if (isDiskFull(error)) return json({ error: DISK_FULL }, 503, { 'retry-after': '60' });
  if (isDatabaseBusy(error)) return json({ error: 'Busy, please try again.' }, 503, { 'retry-after': '2' });
  if (isDatabaseDown(error)) {
    const body = { error: 'Campmates cannot reach its database right now. Please try again in a moment.' };
    return json(body, 503, { 'retry-after': '5' });
  }
  return json({ error: SOMETHING_WENT_WRONG }, 500);
}
