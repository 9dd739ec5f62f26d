import 'server-only';
import { access, constants, rename, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { Resend } from 'resend';
import { env, sendsMail } from '../env';
import { PermanentFailure } from '../jobs/permanent-failure';
import { log } from '../log';
import { makeFolder } from '../make-folder';
import { countEvent } from '../metrics/meter';
import type { Attachment, Mail } from './message';

/** Rejects when the mail was not accepted. `id` is the same for all attempts, and names the mail's file. */
export type Transport = (mail: Mail, id: string) => Promise<void>;

export class AddressRefused extends PermanentFailure {
  override name = 'AddressRefused';
}

const TIMEOUT_MS = 15_000;

const ROOM_FOR_A_MAIL = 1_000_000;

const messageId = (id: string) => `<${id}@${new URL(env().APP_URL).hostname}>`;

export const resendTransport =
  (apiKey: string, timeoutMs = TIMEOUT_MS): Transport =>
  async (mail, id) => {
    const { attachments = [], ...rest } = mail;
    const sending = new Resend(apiKey).emails.send(
      {
        from: env().MAIL_FROM,
        ...rest,
        ...(attachments.length > 0 && { attachments: attachments.map(inBase64) }),
      },
      { idempotencyKey: id },
    );
    const { error } = await withDeadline(sending, timeoutMs);
    if (error?.name === 'validation_error' && /`to`/.test(error.message))
      throw new AddressRefused(`Resend: ${error.name}`);
    if (error) throw new Error(`Resend refused the mail: ${error.name}`);
  };

const inBase64 = (attachment: Attachment) => ({
  ...attachment,
  content: Buffer.from(attachment.content).toString('base64'),
});

interface SmtpError {
  command?: string;
  responseCode?: number;
  response?: string;
  message: string;
}

/** False for refusals that our side causes: no relaying, not logged in, or our IP address on a block list. */
function refusesAddress({ command, responseCode = 0, response = '' }: SmtpError): boolean {
  if (command !== 'RCPT TO' || responseCode < 500) return false;
  const [, subject] = /^\d{3}[ -]5\.(\d{1,3})\.\d/.exec(response) ?? [];
  if (subject === '1' || subject === '2') return true;
  return [550, 551, 553].includes(responseCode) && subject !== '7';
}

export function smtpTransport(url: string, timeoutMs = TIMEOUT_MS): Transport {
  const transport = createTransport(withTimeouts(url, timeoutMs));
  return async (mail, id) => {
    const sending = transport
      .sendMail({ from: env().MAIL_FROM, ...mail, messageId: messageId(id) })
      .catch((error: SmtpError) => {
        throw refusesAddress(error) ? new AddressRefused(error.message, { cause: error }) : error;
      });
    // A server that is slow at each step but never silent for long doesn't trigger the socket's time-out.
    await withDeadline(sending, 2 * timeoutMs);
  };
}

/** nodemailer reads them from the URL. Time-outs that are already in SMTP_URL stay. */
function withTimeouts(url: string, timeoutMs: number): string {
  const bounded = new URL(url);
  for (const name of ['dnsTimeout', 'connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!bounded.searchParams.has(name)) bounded.searchParams.set(name, String(timeoutMs));
  }
  return bounded.href;
}

export function fileTransport(folder: string): Transport {
  const compose = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail, id) => {
    const { message } = await compose.sendMail({ from: env().MAIL_FROM, ...mail, messageId: messageId(id) });
    await makeFolder(folder);
    const name = `${id}.eml`;
    // Renamed when complete, so that other programs never read half a mail.
    await writeFile(join(folder, `.${name}`), message);
    await rename(join(folder, `.${name}`), join(folder, name));
    log.info({ recipient: mail.to, file: name }, 'mail written to a file');
  };
}

async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail provider did not respond in time')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const mailFolder = () => join(env().DATA_DIR, 'mail');

function configuredTransport(): Transport {
  const { RESEND_API_KEY, SMTP_URL } = env();
  if (RESEND_API_KEY) return resendTransport(RESEND_API_KEY);
  return SMTP_URL ? smtpTransport(SMTP_URL) : fileTransport(mailFolder());
}

let chosen: Transport | undefined;

export const deliver: Transport = async (mail, id) => {
  chosen ??= configuredTransport();
  try {
    await chosen(mail, id);
  } catch (error) {
    countEvent('campmates_mails_total', error instanceof AddressRefused ? 'refused' : 'failed');
    throw error;
  }
  countEvent('campmates_mails_total', 'sent');
};

export async function deliveryProblem(): Promise<string | null> {
  const { SERVERLESS } = env();
  if (sendsMail(env())) return null;
  const folder = mailFolder();
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return `No mail can go out: files cannot be written to ${folder} (${code}). Set RESEND_API_KEY or SMTP_URL.`;
  }
  return SERVERLESS
    ? `No mail is delivered: this host deletes the files in ${folder}. Set RESEND_API_KEY or SMTP_URL.`
    : null;
}

export function mailGoesTo(): 'resend' | 'smtp' | 'files' {
  const { RESEND_API_KEY, SMTP_URL } = env();
  if (RESEND_API_KEY) return 'resend';
  return SMTP_URL ? 'smtp' : 'files';
}

export async function mailDiskIsFull(): Promise<boolean> {
  if (sendsMail(env())) return false;
  const disk = await statfs(mailFolder()).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize < ROOM_FOR_A_MAIL;
}
