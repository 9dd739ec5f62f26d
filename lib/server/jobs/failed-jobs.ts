import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { db, type Tx } from '../db/client';
import { decrypt } from './encrypt';
import { MAX_ATTEMPTS, workAfterResponse } from './queue';

/** A job of the queue as it is stored. */
interface JobRow {
  id: string;
  task: string;
  payload: unknown;
  attempts: number;
  lastError: string | null;
  runAt: Date;
  givenUp: boolean;
  atWork: boolean;
}

/** A job that has failed, with what it was given; `payload` is null for a job that takes nothing. */
export interface FailedJob extends Omit<JobRow, 'payload'> {
  payload: unknown;
  /** False when another AUTH_SECRET has encrypted what it was given. */
  opens: boolean;
}

const columns = Prisma.sql`
  job.id::text, task.identifier task, job.payload, job.attempts::int, job.last_error "lastError", job.run_at "runAt",
  job.attempts >= job.max_attempts "givenUp", job.locked_at is not null "atWork"
  from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id`;

/** The jobs that have failed, newest first, and those of `besides`, which count their tries themselves. */
export async function listFailedJobs(most: number, besides: string): Promise<FailedJob[]> {
  const rows = await db.$queryRaw<JobRow[]>`
    select ${columns}
    where job.last_error is not null or job.attempts >= job.max_attempts or task.identifier = ${besides}
    order by job.id desc limit ${most}`;
  return rows.map(opened);
}

/** The job with this id, locked against the workers; null where there is none. */
export async function lockJob(tx: Tx, id: string): Promise<FailedJob | null> {
  const [row] = await tx.$queryRaw<
    JobRow[]
  >`select ${columns} where job.id = ${id}::bigint for update of job`;
  return row ? opened(row) : null;
}

/** Makes a locked job due at once, with a full number of tries. */
export async function retryJob(tx: Tx, id: string): Promise<void> {
  await tx.$queryRaw`
    select id::text from graphile_worker.reschedule_jobs(
      array[${id}::bigint], run_at => now(), attempts => 0, max_attempts => ${MAX_ATTEMPTS}::int)`;
  workAfterResponse();
}

/** Ends the tries of a locked job. It stays, with its last error. */
export async function giveUpJob(tx: Tx, { id, lastError }: FailedJob): Promise<void> {
  await tx.$queryRaw`
    select id::text from graphile_worker.permanently_fail_jobs(array[${id}::bigint], ${lastError ?? 'given up'})`;
}

/** Deletes jobs that were given up before this time. */
export async function deleteGivenUp(before: Date): Promise<void> {
  await db.$executeRaw`
    delete from graphile_worker._private_jobs
    where attempts >= max_attempts and locked_at is null and updated_at < ${before}`;
}

function opened({ payload, ...row }: JobRow): FailedJob {
  const sealed = (payload as { sealed?: string } | null)?.sealed;
  if (!sealed) return { ...row, payload: null, opens: true };
  try {
    return { ...row, payload: decrypt(sealed), opens: true };
  } catch {
    return { ...row, payload: null, opens: false };
  }
}
