import 'server-only';
import { badInput } from '../errors';
import { db } from '../server/db/client';
import { env } from '../server/env';
import { composeMail } from '../server/mail/layout';
import type { Mail } from '../server/mail/message';
import { sendMail } from '../server/mail/send-mail';
import { oneLine } from '../text';
import { isHuman } from './human-check';
import { type ContactMessage, type ContactSubmission, VERIFY_HUMAN } from './schema';

export async function sendContactMessage({ recaptchaToken, ...message }: ContactSubmission): Promise<void> {
  if (!(await isHuman(recaptchaToken))) throw badInput(VERIFY_HUMAN, { recaptchaToken: VERIFY_HUMAN });
  const mail = await contactMail(env().CONTACT_EMAIL, message);
  await db.$transaction((tx) => sendMail(tx, mail));
}

/** A reply goes to the person who wrote the message. */
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
