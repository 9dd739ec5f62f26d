import 'server-only';
import { isDatabaseDown } from '../db/errors';
import { callerOf } from './caller';
import { networkOf } from './caller-address';
import { spend } from './rate-limiter';

/** While the database is down, scrapes have no limit, because metrics matter most then. */
export async function spendScrape(request: Request): Promise<void> {
  await spend('scrapes', networkOf(callerOf(request) ?? 'unknown')).catch((error: unknown) => {
    if (!isDatabaseDown(error)) throw error;
  });
}
