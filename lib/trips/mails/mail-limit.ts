import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { count, giveBack, secondsToWait, spend } from '@/lib/server/http/rate-limiter';

/**
 * Reserves `most` mails in the account's daily limit while `work` runs. `work` returns how many it
 * really sent; the rest is given back, or everything if `work` fails. Throws 429 when the daily
 * limit has no room for `most`.
 */
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

/**
 * Takes all these mails from an account's daily limit and returns 0, or takes none and returns the
 * seconds to wait.
 */
export async function reserveMails(userId: string, mails: number): Promise<number> {
  if (mails === 0) return 0;
  const seconds = await secondsToWait('mails', userId, mails);
  if (seconds > 0) await giveBack('mails', userId, mails);
  return seconds;
}

/**
 * Takes one mail from an address's daily limit and returns 0, or takes none and returns the seconds
 * to wait.
 */
export async function reserveMailTo(email: string): Promise<number> {
  const seconds = await secondsToWait('mailsToAddress', email.toLowerCase());
  if (seconds > 0) await giveBackMailTo(email);
  return seconds;
}

export const giveBackMailTo = (email: string) => giveBack('mailsToAddress', email.toLowerCase());

/**
 * Counts mails that are sent even when the daily limit is used up: at most one per invitation, when
 * it is withdrawn.
 */
export const countSentMails = ({ userId }: Viewer, mails: number) => count('mails', userId, mails);
