import 'server-only';
import type { Tx } from '../db';
import type { Mail } from './message';
import { seal } from './seal';

export const MAIL_TASK = 'mail';

// Two days of growing delays, about: then the job stays, failed, for somebody to look at.
const MAX_ATTEMPTS = 17;

/** Puts mails on the queue with the change they tell of: both are saved or neither is. */
export async function sendMail(tx: Tx, ...mails: Mail[]): Promise<void> {
  if (mails.length === 0) return;
  const payloads = mails.map((mail) => JSON.stringify({ sealed: seal(mail) }));
  await tx.$queryRaw`
    select graphile_worker.add_job(${MAIL_TASK}, payload::json, max_attempts => ${MAX_ATTEMPTS}::int)::text
    from unnest(${payloads}::text[]) payload`;
}
