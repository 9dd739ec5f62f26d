import 'server-only';
import { badInput, conflict, notFound } from '@/lib/errors';
import { isId } from '@/lib/fields';
import { db, type Tx } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import type { Mail } from '@/lib/server/mail/message';
import { sendMail } from '@/lib/server/mail/send-mail';
import type { Prisma } from '@/prisma/generated/client';
import type { Operator } from '../desk';
import { recordAction } from '../log';
import { getPerson } from './find-people';
import { restoredMail, resumedMail, suspendedMail } from './person-mails';
import type { JudgedPerson } from './schema';

interface Judgement {
  action: string;
  undoes?: string;
  /** Why the action isn't possible now; null when it is. */
  problem: (person: JudgedPerson) => string | null;
  data: (reason: string, now: Date) => Prisma.UserUpdateInput;
  also?: (tx: Tx, userId: string, now: Date) => Promise<unknown>;
  /** Muting sends no mail. */
  mail?: (to: string, reason: string) => Promise<Mail>;
}

const judgements = {
  suspend: {
    action: 'suspended',
    problem: ({ suspended }) => (suspended ? 'This account is suspended already.' : null),
    data: (reason, now) => ({ suspendedAt: now, suspendedFor: reason }),
    also: shutOut,
    mail: suspendedMail,
  },
  restore: {
    action: 'restored',
    undoes: 'suspended',
    problem: ({ suspended }) => (suspended ? null : 'This account isn’t suspended.'),
    data: () => ({ suspendedAt: null, suspendedFor: null }),
    mail: restoredMail,
  },
  mute: {
    action: 'muted',
    problem: ({ muted }) => (muted ? 'Their reports are muted already.' : null),
    data: (_, now) => ({ reportsMutedAt: now }),
  },
  unmute: {
    action: 'unmuted',
    undoes: 'muted',
    problem: ({ muted }) => (muted ? null : 'Their reports aren’t muted.'),
    data: () => ({ reportsMutedAt: null }),
  },
  resume: {
    action: 'resumed',
    problem: ({ paused }) => (paused ? null : 'Their mails aren’t paused.'),
    data: (_reason, now) => ({ sendingPausedAt: null, sendingPausedFor: null, sendingResumedAt: now }),
    mail: resumedMail,
  },
} satisfies Record<string, Judgement>;

/** Throws 400 when an operator would be suspended, 409 when the account's state forbids it. */
export async function judgePerson(
  operator: Operator,
  what: keyof typeof judgements,
  userId: string,
  reason: string,
): Promise<JudgedPerson> {
  const { action, problem, data, ...rest }: Judgement = judgements[what];
  return db.$transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (what === 'suspend') refuseOperator(person);
    const refusal = problem(person);
    if (refusal) throw conflict(refusal);
    const now = new Date();
    if (what === 'restore') await showSites(tx, userId);
    await tx.user.update({ where: { id: userId }, data: data(reason, now) });
    await rest.also?.(tx, userId, now);
    const undoes = rest.undoes && (await lastAction(tx, userId, rest.undoes));
    const about = { kind: 'person' as const, subjectId: userId, about: person.email };
    await recordAction(tx, operator, { action, ...about, reason, ...(undoes && { undoes }) });
    if (rest.mail) await sendMail(tx, await rest.mail(person.email, reason));
    return requirePerson(await getPerson(tx, userId));
  });
}

const requirePerson = (person: JudgedPerson | null): JudgedPerson => {
  if (!person) throw notFound();
  return person;
};

/** A log-in waits for the lock. Throws 404 for an unknown account. */
export async function lockPerson(tx: Tx, userId: string): Promise<JudgedPerson> {
  if (!isId(userId)) throw notFound();
  await tx.$queryRaw`select id from users where id = ${userId}::uuid for update`;
  return requirePerson(await getPerson(tx, userId));
}

/** An operator's address must first be removed from OPERATOR_EMAILS. */
export function refuseOperator({ email }: JudgedPerson): void {
  if (env().OPERATOR_EMAILS.includes(email.toLowerCase()))
    throw badInput('This is an operator’s account. Take its address out of OPERATOR_EMAILS first.');
}

/** Hides campsites with the suspension's time, so that its end shows exactly these again. */
async function shutOut(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.session.deleteMany({ where: { userId } });
  await tx.emailChange.deleteMany({ where: { userId, confirmedAt: null } });
  await tx.campsite.updateMany({
    where: { owner: { userId }, shareFlag: true, hiddenAt: null },
    data: { hiddenAt: now },
  });
}

const showSites = (tx: Tx, userId: string) => tx.$executeRaw`
  update campsites c set hidden_at = null
  from profiles p join users u on u.id = p.user_id
  where u.id = ${userId}::uuid and c.owner_id = p.id and c.hidden_at = u.suspended_at`;

async function lastAction(tx: Tx, subjectId: string, action: string): Promise<string | undefined> {
  const found = await tx.operatorEntry.findFirst({
    where: { subjectId, kind: 'person', action, undoneBy: null },
    orderBy: { at: 'desc' },
    select: { id: true },
  });
  return found?.id;
}
