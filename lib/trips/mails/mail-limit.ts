import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { count, giveBack, secondsToWait, spend } from '@/lib/server/http/rate-limiter';

/**
 * Reserves `most` mails of the account's daily limit while `work` runs. `work` returns how many mails
 * it has sent. The unused mails go back to the limit; when `work` fails, all of them do. Throws 429
 * when fewer than `most` mails are left.
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
 * Takes this many mails from an account's daily limit and returns 0. When too few are left, takes
 * none and returns how many seconds to wait.
 */
export async function reserveMails(userId: string, mails: number): Promise<number> {
  if (mails === 0) return 0;
  const seconds = await secondsToWait('mails', userId, mails);
  if (seconds > 0) await giveBack('mails', userId, mails);
  return seconds;
}

/**
 * Takes one mail from an address's daily limit and returns 0. When none is left, returns how many
 * seconds to wait.
 */
export async function reserveMailTo(email: string): Promise<number> {
  const seconds = await secondsToWait('mailsToAddress', email.toLowerCase());
  if (seconds > 0) await giveBackMailTo(email);
  return seconds;
}

export const giveBackMailTo = (email: string) => giveBack('mailsToAddress', email.toLowerCase());

/**
 * Counts mails towards the account's daily limit, even when the limit is used up. Used for the mails
 * that withdraw an invitation or call off a trip, because these mails are always sent.
 */
export const countSentMails = ({ userId }: Viewer, mails: number) => count('mails', userId, mails);
