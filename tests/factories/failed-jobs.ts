import { db, type Tx } from '@/lib/server/db/client';
import type { Mail } from '@/lib/server/mail/message';
import { sendMail } from '@/lib/server/mail/send-mail';
import { mail } from '../fixtures/mail';
import { uniqueEmail } from './people';

/** Returns the number of the newest job in the queue. */
export async function newestJob(): Promise<string> {
  const [{ id } = { id: '' }] = await db.$queryRaw<{ id: string }[]>`
    select id::text from graphile_worker._private_jobs order by id desc limit 1`;
  return id;
}

/** Marks a job as failed after this many attempts with this error. */
export async function fail(
  job: string,
  error = 'connect ECONNREFUSED',
  attempts = 3,
  tx: Tx = db,
): Promise<void> {
  await tx.$executeRaw`
    update graphile_worker._private_jobs
    set last_error = ${error}, attempts = ${attempts}::int, run_at = now() + interval '1 hour'
    where id = ${job}::bigint`;
}

/** Creates a mail that has failed, and returns its job's number. */
export const failedJob = (changes: Partial<Mail> = {}): Promise<string> =>
  // One transaction, so that no worker sends the mail before it has failed.
  db.$transaction(async (tx) => {
    await sendMail(tx, { ...mail, to: uniqueEmail(), ...changes });
    const [{ id } = { id: '' }] = await tx.$queryRaw<{ id: string }[]>`
      select currval(pg_get_serial_sequence('graphile_worker._private_jobs', 'id'))::text id`;
    await fail(id, undefined, undefined, tx);
    return id;
  });
