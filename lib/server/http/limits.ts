import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { AppError } from '@/lib/errors';
import { pool } from '../db/client';
import { env } from '../env';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Who a limit counts: the caller's address, the e-mail address in the body, the person signed in, or all as one. */
export type Subject = 'address' | 'email' | 'person' | 'everyone';

interface Limit {
  by: Subject;
  points: number;
  seconds: number;
  /** What is said first where it is used up, in place of the usual words. */
  words?: string;
}

/** security.md's limits. They live in Postgres, so that they hold across instances. */
export const limits = {
  loginByEmail: { by: 'email', points: 10, seconds: 15 * MINUTE },
  loginByAddress: { by: 'address', points: 50, seconds: 15 * MINUTE },
  signupByEmail: { by: 'email', points: 3, seconds: HOUR },
  signupByAddress: { by: 'address', points: 20, seconds: HOUR },
  forgotByEmail: { by: 'email', points: 3, seconds: HOUR },
  forgotByAddress: { by: 'address', points: 20, seconds: HOUR },
  resetByAddress: { by: 'address', points: 20, seconds: HOUR },
  existence: { by: 'address', points: 30, seconds: MINUTE },
  lookup: { by: 'person', points: 300, seconds: MINUTE },
  /** Addresses looked up in one call or in many: enough for the largest trip a few times over. */
  addresses: { by: 'person', points: 2000, seconds: HOUR },
  /** By call or by page; the AI's are counted by themselves, since one search asks both. */
  searches: { by: 'person', points: 60, seconds: MINUTE },
  aiSearches: { by: 'person', points: 60, seconds: MINUTE },
  contact: { by: 'address', points: 5, seconds: HOUR },
  /** Calendar apps ask a few times an hour, many of them from one address. */
  calendarFeed: { by: 'address', points: 60, seconds: MINUTE },
  siteReports: { by: 'person', points: 10, seconds: DAY },
  challengeUse: { by: 'address', points: 1, seconds: HOUR },
  emailChangeByEmail: { by: 'email', points: 3, seconds: HOUR },
  emailChangeByPerson: { by: 'person', points: 5, seconds: DAY },
  passwordByPerson: { by: 'person', points: 10, seconds: 15 * MINUTE },
  tripChanges: { by: 'person', points: 120, seconds: HOUR },
  tripsPlanned: {
    by: 'person',
    points: 60,
    seconds: HOUR,
    words: 'You have planned 60 trips within an hour, which is the most.',
  },
  sitesAdded: {
    by: 'person',
    points: 30,
    seconds: HOUR,
    words: 'You have added 30 campsites within an hour, which is the most.',
  },
  /** What somebody causes: invitations, reminders, the mails of a change. */
  mails: {
    by: 'person',
    points: 500,
    seconds: DAY,
    words: 'That would be more than the 500 emails that you can send in a day.',
  },
  /** What an address gets about trips, from one person and in all; and what tells that one of them is gone. */
  mailsToAddressByPerson: { by: 'person', points: 10, seconds: DAY },
  mailsToAddress: { by: 'email', points: 20, seconds: DAY },
  urgentMailsToAddressByPerson: { by: 'person', points: 5, seconds: DAY },
  urgentMailsToAddress: { by: 'email', points: 10, seconds: DAY },
  answersByLink: { by: 'address', points: 60, seconds: HOUR },
  /** Questions that really go to the AI's provider; see lib/campsites/ai/limits.ts. */
  aiByPerson: { by: 'person', points: 10, seconds: DAY },
  /** The same, counting each try. */
  aiForAll: {
    by: 'everyone',
    get points() {
      return env().AI_DAILY_LIMIT;
    },
    seconds: DAY,
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

const limiters = new Map<LimitName, RateLimiterPostgres>();

function limiterOf(name: LimitName): RateLimiterPostgres {
  const known = limiters.get(name);
  if (known) return known;
  const { points, seconds: duration } = limits[name];
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    // The migrations made it; its own creation races.
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration,
    clearExpiredByTimeout: false,
  });
  limiters.set(name, limiter);
  return limiter;
}

// Neither an e-mail address nor an IP address is kept as such.
const keyOf = (subject: string) => createHash('sha256').update(subject).digest('base64url');

/** How long that is, in words for a person. */
export const waitFor = (seconds: number) => {
  if (seconds < 2 * MINUTE) return `${seconds} seconds`;
  return seconds < 2 * HOUR ? `${Math.ceil(seconds / MINUTE)} minutes` : `${Math.ceil(seconds / HOUR)} hours`;
};

/** Counts `points` against a limit; false once they are used up. A database that is down rejects. */
export async function withinLimit(name: LimitName, subject: string, points = 1): Promise<boolean> {
  return (await secondsToWait(name, subject, points)) === 0;
}

/** Counts `points` against a limit; throws 429, in words for a person, once they are used up. */
export async function spend(name: LimitName, subject: string, points = 1): Promise<void> {
  const retryAfterSeconds = await secondsToWait(name, subject, points);
  if (retryAfterSeconds === 0) return;
  const { words = 'You’ve tried that too many times.' }: Limit = limits[name];
  const wait = `Please wait ${waitFor(retryAfterSeconds)} and try again.`;
  throw new AppError(429, `${words} ${wait}`, { retryAfterSeconds });
}

/** Counts `points` for some work; a refusal, and work that fails, use up none of them. */
export async function spendOn<T>(
  name: LimitName,
  subject: string,
  points: number,
  work: () => Promise<T>,
): Promise<T> {
  try {
    await spend(name, subject, points);
    return await work();
  } catch (error) {
    await giveBack(name, subject, points);
    throw error;
  }
}

/** Counts `points` against a limit whether they last or not, for what happens anyway. */
export async function count(name: LimitName, subject: string, points = 1): Promise<void> {
  await limiterOf(name).penalty(keyOf(subject), points);
}

/** Takes back what was counted for something that then did not happen. */
export async function giveBack(name: LimitName, subject: string, points = 1): Promise<void> {
  await limiterOf(name).reward(keyOf(subject), points);
}

/** Counts `points` against a limit; 0 while they last, else when there will be new ones. */
export async function secondsToWait(name: LimitName, subject: string, points = 1): Promise<number> {
  try {
    await limiterOf(name).consume(keyOf(subject), points);
    return 0;
  } catch (refused) {
    // A refusal is no Error; a fault of the database is.
    if (refused instanceof Error) throw refused;
    const { msBeforeNext } = refused as { msBeforeNext: number };
    return Math.max(1, Math.ceil(msBeforeNext / 1000));
  }
}
