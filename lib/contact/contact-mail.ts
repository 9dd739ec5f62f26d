import 'server-only';
import { composeMail } from '../server/mail/layout';
import type { Mail } from '../server/mail/message';
import { oneLine } from '../text';
import type { ContactMessage } from './schema';

/** Mail with a message from the contact form; a reply goes to the person who wrote the message. */
export async function contactMail(
  to: string,
  { name, email, subject, message }: ContactMessage,
): Promise<Mail> {
  const mail = await composeMail(to, `Contact form: ${subject}`, {
    heading: oneLine(subject),
    paragraphs: message.split(/\n{2,}/),
    facts: [{ label: 'From', value: `${oneLine(name)} (${email})` }],
  });
  return { ...mail, replyTo: email };
}
