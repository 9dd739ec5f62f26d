import 'server-only';
import { conflict, notFound } from '@/lib/errors';
import { db, type Tx } from '@/lib/server/db/client';
import { type FailedJob, giveUpJob, listFailedJobs, lockJob, retryJob } from '@/lib/server/jobs/failed-jobs';
import { queueFigures } from '@/lib/server/jobs/queue-figures';
import { failureWords } from '@/lib/server/mail/failure-words';
import type { Mail } from '@/lib/server/mail/message';
import { type MailKind, kindOf as notificationKind } from '@/lib/trips/notification-kinds';
import type { Operator } from '../desk';
import { recordAction } from '../log';
import type { OperatorMail, OperatorMails } from './schema';

const ofTask: Record<string, string> = {
  push: 'Push message',
  'home-mail': 'Plan at home',
  'change-notices': 'Change of a trip',
  'trip-news': 'Change of a trip',
  digest: 'Digest',
  'digest-due': 'Digest',
  'vote-news': 'Vote',
  'reset-request': 'Password reset',
  'resend-confirmation': 'Sign-up',
  'answer-receipt': 'Receipt of an answer',
  'own-link': 'A guest’s own link',
};

/** A test composes each kind of mail and checks its subject. */
const ofSubject: [words: string, subject: RegExp][] = [
  ['Invitation', / invites you camping: /],
  ['Reminder', /^Are you (?:coming|still going)\? /],
  ['Receipt of an answer', /^You’re (?:not )?going: /],
  ['Password reset', /^Reset your Campmates password$/],
  ['Sign-up', /^Confirm your Campmates account$/],
  ['Contact form', /^Contact form: /],
  ['Campsite report', /^Campsite report: /],
];

const LONGEST_SUBJECT = 500;

interface MailOfJob {
  kind: string;
  to: string | null;
  /** Earlier attempts, as the job's payload counts them. */
  tries: number;
}

/** Doesn't read the mail's text. */
function mailOfJob({ task, payload, opens }: Pick<FailedJob, 'task' | 'payload' | 'opens'>): MailOfJob {
  const named = ofTask[task];
  if (!opens) return { kind: named ?? 'Email', to: null, tries: 0 };
  const { mail = task === 'mail' ? (payload as Mail) : undefined, tries = 0 } = (payload ?? {}) as {
    mail?: Mail & { kind?: MailKind };
    tries?: number;
  };
  if (!mail) return { kind: named ?? task, to: null, tries };
  return { kind: named ?? kindOf(mail), to: mail.to, tries };
}

function kindOf({ kind, subject }: Mail & { kind?: MailKind }): string {
  if (kind && kind !== 'invitations') return notificationKind(kind).mail;
  const short = subject.slice(0, LONGEST_SUBJECT);
  const found = ofSubject.find(([, pattern]) => pattern.test(short));
  return found?.[0] ?? (kind ? 'Invitation' : 'About an account');
}

const SHOWN = 200;
const SHOWN_ADDRESSES = 50;

/** Each attempt of this task is a new job, so the number of attempts is in the job's payload. */
const HOME_TASK = 'home-mail';

export async function listMails(): Promise<OperatorMails> {
  const [jobs, { due, oldestDueSeconds }, refused] = await Promise.all([
    listFailedJobs(SHOWN, HOME_TASK),
    queueFigures(),
    db.refusedAddress.findMany({ orderBy: { lastAt: 'desc' }, take: SHOWN_ADDRESSES }),
  ]);
  return {
    mails: jobs.filter(hasFailed).map(toMail),
    waiting: {
      count: due,
      since: due > 0 ? new Date(Date.now() - oldestDueSeconds * 1000).toISOString() : null,
    },
    refused: refused.map(({ lastAt, ...row }) => ({ ...row, last_at: lastAt.toISOString() })),
  };
}

export const retryMail = (operator: Operator, id: string, reason?: string | null) =>
  act(id, async (tx, job) => {
    await retryJob(tx, id);
    await record(tx, operator, job, { action: 'retried', reason: reason ?? 'It had failed.' });
  });

export const giveUpMail = (operator: Operator, id: string, reason?: string | null) =>
  act(id, async (tx, job) => {
    await giveUpJob(tx, job);
    await record(tx, operator, job, { action: 'gave up', reason: reason ?? 'It can’t be delivered.' });
  });

/** Throws 404 for a job that hasn't failed, and 409 while a worker runs it. */
async function act(id: string, work: (tx: Tx, job: FailedJob) => Promise<void>): Promise<OperatorMail> {
  return db.$transaction(async (tx) => {
    const job = await lockJob(tx, id);
    if (!job || !hasFailed(job)) throw notFound();
    if (job.atWork) throw conflict('This email is being sent right now. Please look again in a minute.');
    await work(tx, job);
    const after = await lockJob(tx, id);
    if (!after) throw notFound();
    return toMail(after);
  });
}

const hasFailed = (job: FailedJob) =>
  job.lastError !== null || job.givenUp || (job.task === HOME_TASK && mailOfJob(job).tries > 0);

function record(
  tx: Tx,
  operator: Operator,
  job: FailedJob,
  { action, reason }: { action: string; reason: string },
): Promise<string> {
  const { kind, to } = mailOfJob(job);
  const about = to ? `${kind} to ${to}` : kind;
  return recordAction(tx, operator, { action, kind: 'mail', subjectId: job.id, about, reason });
}

const CANNOT_OPEN = 'It can’t be opened: AUTH_SECRET has changed since';

function toMail(job: FailedJob): OperatorMail {
  const { id, attempts, lastError, runAt, givenUp, opens } = job;
  const { kind, to, tries } = mailOfJob(job);
  return {
    id,
    to,
    kind,
    tries: attempts + tries,
    error: opens ? failureWords(lastError ?? '') : CANNOT_OPEN,
    due: givenUp ? null : runAt.toISOString(),
  };
}
