import 'server-only';
import { createHash } from 'node:crypto';
import type { QueryConfig } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { AppError } from '@/lib/errors';
import { named, pool } from '../db/client';
import { isDiskFull, isReadOnly } from '../db/errors';
import { HOUR, type Limit, type LimitName, limits, MINUTE } from './rate-limits';

const limiters = new Map<LimitName, RateLimiterPostgres>();

/** Behind a pooler prepared statements don't work, so the limiter's queries lose their names. */
const unnamed = { query: ({ text, values }: QueryConfig) => pool.query(text, values) };

function limiterOf(name: LimitName): RateLimiterPostgres {
  const known = limiters.get(name);
  if (known) return known;
  const { points, seconds: duration } = limits[name];
  const limiter = new RateLimiterPostgres({
    storeClient: named ? pool : unnamed,
    storeType: 'pool',
    // Made by a migration, because two processes that create it through the library at once can fail.
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

// Only the hash of an e-mail or IP address is stored.
const keyOf = (subject: string) => createHash('sha256').update(subject).digest('base64url');

export const waitFor = (seconds: number) => {
  if (seconds < 2 * MINUTE) return `${seconds} seconds`;
  return seconds < 2 * HOUR ? `${Math.ceil(seconds / MINUTE)} minutes` : `${Math.ceil(seconds / HOUR)} hours`;
};

/** Returns false when the limit is used up. Rejects when the database is down. */
export async function withinLimit(name: LimitName, subject: string, points = 1): Promise<boolean> {
  return (await secondsToWait(name, subject, points)) === 0;
}

/** Throws 429 with a message that the person can read when the limit is used up. */
export async function spend(
  name: LimitName,
  subject: string,
  points = 1,
  words = (limits[name] as Limit).words ?? 'You’ve tried that too many times.',
): Promise<void> {
  const retryAfterSeconds = await secondsToWait(name, subject, points);
  if (retryAfterSeconds === 0) return;
  const wait = `Please wait ${waitFor(retryAfterSeconds)} and try again.`;
  throw new AppError(429, `${words} ${wait}`, { retryAfterSeconds });
}

/** When the disk is full, nothing is counted, so that people can still read. */
export const spendOnRead = (name: LimitName, subject: string): Promise<void> =>
  spend(name, subject).catch((error: unknown) => {
    if (!isDiskFull(error) && !isReadOnly(error)) throw error;
  });

/** Gives the points back when the limit is used up or `work` fails. */
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

/** Counts even beyond the limit, because the event has happened and can't be refused. */
export async function count(name: LimitName, subject: string, points = 1): Promise<void> {
  await limiterOf(name).penalty(keyOf(subject), points);
}

export async function giveBack(name: LimitName, subject: string, points = 1): Promise<void> {
  await limiterOf(name).reward(keyOf(subject), points);
}

export async function secondsToWait(name: LimitName, subject: string, points = 1): Promise<number> {
  try {
    await limiterOf(name).consume(keyOf(subject), points);
    return 0;
  } catch (refused) {
    // The library rejects with a plain object for a used-up limit, and with an Error for a failed database.
    if (refused instanceof Error) throw refused;
    const { msBeforeNext } = refused as { msBeforeNext: number };
    return Math.max(1, Math.ceil(msBeforeNext / 1000));
  }
}
