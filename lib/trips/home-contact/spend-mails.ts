import 'server-only';
import { readRows } from '@/lib/server/db/client';
import { spendOn } from '@/lib/server/http/rate-limiter';
import { Prisma } from '@/prisma/generated/client';

/**
 * True when somebody at this address has an account, has answered an invitation, or has looked at a
 * plan.
 */
async function hasAnswered(email: string): Promise<boolean> {
  const [row] = await readRows<{ known: boolean }>(Prisma.sql`
    select exists (select from users where email = ${email}::citext)
      or exists (
        select from invites i join households h on h.trip_id = i.trip_id and h.id = i.id
        where i.email = ${email}::citext and h.attending is not null)
      or exists (select from home_contacts where email = ${email}::citext and seen_at is not null) known`);
  return row?.known ?? false;
}

/**
 * Runs `work`, which causes a plan's mail, within the daily limits of its sender and of its
 * recipient. Throws 429 when a limit is used up.
 */
export async function withinPlanLimits<T>(sender: string, email: string, work: () => Promise<T>): Promise<T> {
  const toAddress = () => spendOn('planMailsToAddress', email.toLowerCase(), 1, work);
  return (await hasAnswered(email)) ? toAddress() : spendOn('mailsToStrangers', sender, 1, toAddress);
}
