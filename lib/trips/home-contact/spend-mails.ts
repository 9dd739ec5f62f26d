import 'server-only';
import { readRows } from '@/lib/server/db/client';
import { count, spendOn } from '@/lib/server/http/rate-limiter';
import { Prisma } from '@/prisma/generated/client';

/** Has an account, has answered an invitation, or has looked at a plan. */
async function hasAnswered(email: string): Promise<boolean> {
  const [row] = await readRows<{ known: boolean }>(Prisma.sql`
    select exists (select from users where email = ${email}::citext)
      or exists (
        select from invites i join households h on h.trip_id = i.trip_id and h.id = i.id
        where i.email = ${email}::citext and h.attending is not null)
      or exists (select from home_contacts where email = ${email}::citext and seen_at is not null) known`);
  return row?.known ?? false;
}

interface Sender {
  /** The profile's id, or a guest's household. */
  subject: string;
  userId: string | null;
}

/** Spends the limits of plans and those of all mails, of the sender and of the recipient. */
export async function withinPlanLimits<T>(
  { subject, userId }: Sender,
  email: string,
  work: () => Promise<T>,
): Promise<T> {
  const to = email.toLowerCase();
  const bySender = () => (userId ? spendOn('mails', userId, 1, work) : work());
  const toAddress = () =>
    spendOn('planMailsToAddress', to, 1, () => spendOn('mailsToAddress', to, 1, bySender));
  return (await hasAnswered(email)) ? toAddress() : spendOn('mailsToStrangers', subject, 1, toAddress);
}

/** For a mail that no limit holds back, because it is due by the clock or says that the household is back. */
export async function countPlanMail(email: string): Promise<void> {
  const to = email.toLowerCase();
  await Promise.all([count('planMailsToAddress', to), count('mailsToAddress', to)]);
}
