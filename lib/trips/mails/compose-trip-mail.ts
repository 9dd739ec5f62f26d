import 'server-only';
import type { MailContent } from '@/lib/server/mail/content';
import { composeMail } from '@/lib/server/mail/layout';
import type { Mail } from '@/lib/server/mail/message';
import { type MailKind, offWords } from '../notification-kinds';
import { unsubscribeLinks } from './refusal-token';

/** The recipient can unsubscribe from all mails of this kind. */
export interface MailOfKind extends Mail {
  kind: MailKind;
}

export async function composeTripMail(
  kind: MailKind,
  to: string,
  subject: string,
  content: Omit<MailContent, 'unsubscribe'>,
): Promise<MailOfKind> {
  const unsubscribe = { ...unsubscribeLinks({ email: to, kind }), what: offWords(kind) };
  return { ...(await composeMail(to, subject, { ...content, unsubscribe })), kind };
}
