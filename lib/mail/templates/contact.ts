import 'server-only';
import type { ContactMessage } from '../../contact/schema';
import type { Mail } from '../message';
import { composeMail } from './layout';
import { oneLine } from './one-line';

/** A message from the contact form; answering it answers the person. */
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
