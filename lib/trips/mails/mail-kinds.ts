import { kindOf, type NotificationKind, notificationKinds } from '../notifications/notification-kinds';

export type MailKind = NotificationKind | 'invitations';

export const mailKinds: readonly MailKind[] = ['invitations', ...notificationKinds];

/** Follows "You won’t get", before "any more". */
export const kindWords = (kind: MailKind) =>
  kind === 'invitations' ? 'invitations and reminders' : kindOf(kind).mails;

/** Follows "Turn off". */
export const offWords = (kind: MailKind) => (kind === 'changes' ? 'trip emails' : kindWords(kind));
