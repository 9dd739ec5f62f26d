import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { Resend } from 'resend';
import { env } from '../env';
import { log } from '../log';
import type { Mail } from './message';

/** Hands one mail over; rejects when it was not taken. `id` stays the same over retries of one mail. */
type Transport = (mail: Mail, id: string) => Promise<void>;

const TIMEOUT_MS = 15_000;

const byResend =
  (apiKey: string): Transport =>
  async (mail, id) => {
    const sending = new Resend(apiKey).emails.send(
      { from: env().MAIL_FROM, ...mail },
      { idempotencyKey: id },
    );
    const { error } = await withDeadline(sending);
    if (error) throw new Error(`Resend refused the mail: ${error.name}`);
  };

const bySmtp = (url: string): Transport => {
  const transport = createTransport(url, { connectionTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS });
  return async (mail, id) => {
    await transport.sendMail({ from: env().MAIL_FROM, ...mail, messageId: messageId(id) });
  };
};

const toFiles = (folder: string): Transport => {
  const compose = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail, id) => {
    const { message } = await compose.sendMail({ from: env().MAIL_FROM, ...mail, messageId: messageId(id) });
    await mkdir(folder, { recursive: true });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
    // Renamed when whole, so that whoever watches the folder never reads half a mail.
    await writeFile(join(folder, `.${name}`), message);
    await rename(join(folder, `.${name}`), join(folder, name));
    log.info({ recipient: mail.to, file: name }, 'mail written to a file');
  };
};

const messageId = (id: string) => `<${id}@${new URL(env().APP_URL).hostname}>`;

async function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail provider did not answer in time')), TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

let chosen: Transport | undefined;

/** The configured way out: Resend, else SMTP, else files under DATA_DIR/mail. */
export const deliver: Transport = (mail, id) => {
  const { RESEND_API_KEY, SMTP_URL, DATA_DIR } = env();
  chosen ??= RESEND_API_KEY
    ? byResend(RESEND_API_KEY)
    : SMTP_URL
      ? bySmtp(SMTP_URL)
      : toFiles(join(DATA_DIR, 'mail'));
  return chosen(mail, id);
};
