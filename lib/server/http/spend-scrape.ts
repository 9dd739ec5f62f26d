import 'server-only';
import { isDatabaseDown } from '../db/errors';
import { callerOf } from './caller';
import { networkOf } from './caller-address';
import { spend } from './rate-limiter';

/** Counts a scrape by its address. Without a database it isn't counted: that is when somebody wants to see metrics. */
export async function spendScrape(request: Request): Promise<void> {
  await spend('scrapes', networkOf(callerOf(request) ?? 'unknown')).catch((error: unknown) => {
    if (!isDatabaseDown(error)) throw error;
  });
}
