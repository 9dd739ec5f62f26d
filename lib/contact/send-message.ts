import 'server-only';
import { badInput } from '../errors';
import { db } from '../server/db/client';
import { env } from '../server/env';
import { sendMail } from '../server/mail/send-mail';
import { contactMail } from './contact-mail';
import { isHuman } from './human-check';
import { type ContactSubmission, VERIFY_HUMAN } from './schema';

/** Checks that the sender is human, then queues the message as a mail to CONTACT_EMAIL. */
export async function sendContactMessage({ recaptchaToken, ...message }: ContactSubmission): Promise<void> {
  if (!(await isHuman(recaptchaToken))) throw badInput(VERIFY_HUMAN, { recaptchaToken: VERIFY_HUMAN });
  const mail = await contactMail(env().CONTACT_EMAIL, message);
  await db.$transaction((tx) => sendMail(tx, mail));
}
