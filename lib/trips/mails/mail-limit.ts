import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { count, giveBack, secondsToWait, spend } from '@/lib/server/http/rate-limiter';

/** Unused mails go back to the limit. Throws 429 when fewer than `most` are left. */
export async function withinMailLimit<T>(
  { userId }: Viewer,
  most: number,
  work: () => Promise<{ mails: number; result: T }>,
): Promise<T> {
  let used = 0;
  try {
    if (most > 0) await spend('mails', userId, most);
    const { mails, result } = await work();
    used = mails;
    return result;
  } finally {
    if (used < most) await giveBack('mails', userId, most - used);
  }
}

/** Returns 0, or the seconds to wait when too few mails are left and none was taken. */
export async function reserveMails(userId: string, mails: number): Promise<number> {
  if (mails === 0) return 0;
  const seconds = await secondsToWait('mails', userId, mails);
  if (seconds > 0) await giveBack('mails', userId, mails);
  return seconds;
}

export async function reserveMailTo(email: string): Promise<number> {
  const seconds = await secondsToWait('mailsToAddress', email.toLowerCase());
  if (seconds > 0) await giveBackMailTo(email);
  return seconds;
}

export const giveBackMailTo = (email: string) => giveBack('mailsToAddress', email.toLowerCase());

/** Counts beyond the limit too, because these mails, as of a called-off trip, are always sent. */
export const countSentMails = ({ userId }: Viewer, mails: number) => count('mails', userId, mails);
