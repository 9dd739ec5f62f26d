import 'server-only';
import { count, giveBack, secondsToWait, spend } from '../auth/limits';
import type { Viewer } from '../auth/viewer';

/**
 * Counts the mails that somebody is about to cause against their day, of which a refusal uses up none; `work` tells
 * how many it really were. Throws 429.
 */
export async function withMails<T>(
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

/** Takes so many mails from an account's day, or none of them: then resolves to the seconds until the next day. */
export async function takeMails(userId: string, mails: number): Promise<number> {
  if (mails === 0) return 0;
  const seconds = await secondsToWait('mails', userId, mails);
  if (seconds > 0) await giveBack('mails', userId, mails);
  return seconds;
}

/** Counts mails that go whatever is left of the day: one for each invitation at most, when it is gone. */
export const countMails = ({ userId }: Viewer, mails: number) => count('mails', userId, mails);
