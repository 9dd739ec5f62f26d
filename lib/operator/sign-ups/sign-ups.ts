import 'server-only';
import { waitsForConfirmation } from '@/lib/account/sign-up/pending-signups';
import { sendAnotherLink } from '@/lib/account/sign-up/sign-up';
import { conflict, notFound } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import { spend } from '@/lib/server/http/rate-limiter';
import { Prisma } from '@/prisma/generated/client';
import type { Operator } from '../desk';
import { recordAction } from '../log';
import { listMails } from '../mails/list-mails';
import type { WaitingSignUp } from './schema';

const SHOWN = 200;

export const listSignUps = () => findSignUps(Prisma.sql`true`);

/** Counts against the address's limit, as if the person had asked. Earlier links keep working. */
export async function resendSignUp(
  operator: Operator,
  id: string,
  reason?: string | null,
): Promise<WaitingSignUp> {
  const [found] = await findSignUps(Prisma.sql`s.id = ${id}::uuid`);
  if (!found) throw notFound();
  if (found.state === 'registered')
    throw conflict('This address has an account. They can log in, or ask for a new password.');
  await spend(
    'signupByEmail',
    found.email.toLowerCase(),
    1,
    'This address gets at most three such emails an hour.',
  );
  const sent = await sendAnotherLink(id, (tx) =>
    recordAction(tx, operator, {
      action: 'resent',
      kind: 'mail',
      subjectId: id,
      about: `Sign-up to ${found.email}`,
      reason: reason ?? 'Sent again by an operator',
    }),
  );
  const [after] = sent ? await findSignUps(Prisma.sql`s.id = ${id}::uuid`) : [];
  if (!after) throw notFound();
  return after;
}

/** Newest first. */
async function findSignUps(which: Prisma.Sql): Promise<WaitingSignUp[]> {
  const [rows, { mails }] = await Promise.all([
    db.$queryRaw<WaitingSignUp[]>`
      select s.id::text, s.email::text, to_json(s.created_at) since, 1 + links.count mails,
             coalesce(refused.times, 0) refused,
             case when exists (select from users u where u.email = s.email) then 'registered'
                  when refused.address is not null then 'refused'
                  when greatest(s.expires_at, links.until) > now() then 'sent'
                  else 'expired' end state
      from pending_signups s
      cross join lateral (
        select count(*)::int count, max(l.expires_at) until from signup_links l where l.signup_id = s.id
      ) links
      left join refused_addresses refused on refused.address = s.email and refused.kind <> 'complained'
      where ${waitsForConfirmation} and ${which}
      order by s.id desc limit ${SHOWN}`,
    listMails(),
  ]);
  const failing = new Set(mails.map(({ to }) => to?.toLowerCase()));
  return rows.map((row) =>
    row.state === 'sent' && failing.has(row.email.toLowerCase()) ? { ...row, state: 'failing' } : row,
  );
}
