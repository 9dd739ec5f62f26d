import 'server-only';
import { badInput, conflict, notFound } from '@/lib/errors';
import { isId } from '@/lib/fields';
import { endAccount } from '@/lib/own-data/delete-account';
import { endAccess } from '@/lib/server/auth/end-access';
import { db, type Tx } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { composeMail } from '@/lib/server/mail/layout';
import type { Mail } from '@/lib/server/mail/message';
import { sendMail } from '@/lib/server/mail/send-mail';
import type { Prisma } from '@/prisma/generated/client';
import { isOperator, type Operator } from '../desk';
import { recordAction } from '../log';
import { getPerson } from './find-people';
import type { JudgedPerson } from './schema';

const why = (reason: string) => [{ label: 'Why', value: reason }];
const whomToAsk = () => `If you think that this is wrong, write to ${env().CONTACT_EMAIL}.`;

const suspendedMail = (to: string, reason: string) =>
  composeMail(to, 'Your Campmates account is suspended', {
    heading: 'Your account is suspended',
    paragraphs: [
      'You’re logged out everywhere and can’t log in for now. Your links don’t work, others don’t find the campsites that you share, and no email of yours goes out.',
      'Nothing of yours is deleted. Your trips stay there for everybody who is on them.',
    ],
    facts: why(reason),
    closing: whomToAsk(),
  });

const restoredMail = (to: string, reason: string) =>
  composeMail(to, 'You can use Campmates again', {
    heading: 'Your account is no longer suspended',
    paragraphs: ['You can log in again, and your links and shared campsites are back.'],
    facts: why(reason),
    action: { label: 'Log in', href: `${env().APP_URL}/login` },
  });

const resumedMail = (to: string, reason: string) =>
  composeMail(to, 'You can invite people again', {
    heading: 'You can invite people again',
    paragraphs: ['Your emails to others were held back for a while. They go out again.'],
    facts: why(reason),
    action: { label: 'See your trips', href: env().APP_URL },
  });

const deletedMail = (to: string, reason: string) =>
  composeMail(to, 'Your Campmates account is deleted', {
    heading: 'Your account is deleted',
    paragraphs: ['The Campmates team has deleted your account and everything in it.'],
    facts: why(reason),
    closing: whomToAsk(),
  });

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
async function lockPerson(tx: Tx, userId: string): Promise<JudgedPerson> {
  if (!isId(userId)) throw notFound();
  await tx.$queryRaw`select id from users where id = ${userId}::uuid for update`;
  return requirePerson(await getPerson(tx, userId));
}

/** An operator's address must first be removed from OPERATOR_EMAILS and OPERATOR_READERS. */
function refuseOperator({ email }: JudgedPerson): void {
  if (isOperator(email))
    throw badInput(
      'This is an operator’s account. Take its address out of OPERATOR_EMAILS or OPERATOR_READERS first.',
    );
}

/** Hides campsites with the suspension's time, so that its end shows exactly these again. */
async function shutOut(tx: Tx, userId: string, now: Date): Promise<void> {
  await endAccess(tx, userId);
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

/** Throws 404 for an unknown account, and 400 for an operator's. */
export async function deletePerson(operator: Operator, userId: string, reason: string): Promise<void> {
  if (!isId(userId)) throw notFound();
  const user = await db.user.findUnique({ where: { id: userId }, include: { profile: true } });
  if (!user) throw notFound();
  const { email, profile } = user;
  const account = {
    userId,
    email,
    profileId: profile?.id ?? null,
    name: profile?.name ?? user.name ?? email,
  };
  await endAccount(account, async (tx) => {
    refuseOperator(await lockPerson(tx, userId));
    const about = { kind: 'person' as const, subjectId: userId, about: email };
    await recordAction(tx, operator, { action: 'deleted', ...about, reason });
    await sendMail(tx, await deletedMail(email, reason));
  });
}
