import type { FailedJob } from '@/lib/server/jobs/failed-jobs';
import type { Mail } from '@/lib/server/mail/message';
import type { MailKind } from '@/lib/trips/mails/mail-kinds';
import { kindOf as notificationKind } from '@/lib/trips/notifications/notification-kinds';

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

export interface MailOfJob {
  kind: string;
  to: string | null;
  /** Earlier attempts, as the job's payload counts them. */
  tries: number;
}

/** Doesn't read the mail's text. */
export function mailOfJob({
  task,
  payload,
  opens,
}: Pick<FailedJob, 'task' | 'payload' | 'opens'>): MailOfJob {
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
