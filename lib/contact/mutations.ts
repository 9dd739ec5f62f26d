import 'server-only';
import { db } from '../db';
import { env } from '../env';
import { badInput } from '../errors';
import { sendMail } from '../mail/mutations';
import { contactMail } from '../mail/templates/contact';
import { isHuman } from './human-check';
import type { ContactSubmission } from './schema';

/** Puts a message to CONTACT_EMAIL on the queue, once its human check has passed. */
export async function sendContactMessage({ recaptchaToken, ...message }: ContactSubmission): Promise<void> {
  if (!(await isHuman(recaptchaToken))) {
    const words = 'Error: Please verify you are human.';
    throw badInput(words, { recaptchaToken: words });
  }
  const mail = await contactMail(env().CONTACT_EMAIL, message);
  await db.$transaction((tx) => sendMail(tx, mail));
}
