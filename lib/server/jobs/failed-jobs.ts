import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { db, type Tx } from '../db/client';
import { decrypt } from './encrypt';
import { MAX_ATTEMPTS, workAfterResponse } from './queue';

/** A row of the queue's table of jobs. */
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

/** A failed job. `payload` is decrypted; null when the job has none or it can't be decrypted. */
export interface FailedJob extends Omit<JobRow, 'payload'> {
  payload: unknown;
  /**
   * False when the payload can't be decrypted, because it was encrypted with another AUTH_SECRET.
   */
  opens: boolean;
}

const columns = Prisma.sql`
  job.id::text, task.identifier task, job.payload, job.attempts::int, job.last_error "lastError", job.run_at "runAt",
  job.attempts >= job.max_attempts "givenUp", job.locked_at is not null "atWork"
  from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id`;

/**
 * Returns at most `most` jobs, newest first: the failed jobs and all jobs of the task `besides`. For
 * the latter, only the payload says whether an attempt has failed.
 */
export async function listFailedJobs(most: number, besides: string): Promise<FailedJob[]> {
  const rows = await db.$queryRaw<JobRow[]>`
    select ${columns}
    where job.last_error is not null or job.attempts >= job.max_attempts or task.identifier = ${besides}
    order by job.id desc limit ${most}`;
  return rows.map(opened);
}

/**
 * Locks the job with this id, so that no worker takes it, and returns it. Null when there is no
 * such job.
 */
export async function lockJob(tx: Tx, id: string): Promise<FailedJob | null> {
  const [row] = await tx.$queryRaw<
    JobRow[]
  >`select ${columns} where job.id = ${id}::bigint for update of job`;
  return row ? opened(row) : null;
}

/** Makes a locked job due at once and gives it the full number of attempts again. */
export async function retryJob(tx: Tx, id: string): Promise<void> {
  await tx.$queryRaw`
    select id::text from graphile_worker.reschedule_jobs(
      array[${id}::bigint], run_at => now(), attempts => 0, max_attempts => ${MAX_ATTEMPTS}::int)`;
  workAfterResponse();
}

/** Gives up a locked job, so that it isn't tried again. The job keeps its last error. */
export async function giveUpJob(tx: Tx, { id, lastError }: FailedJob): Promise<void> {
  await tx.$queryRaw`
    select id::text from graphile_worker.permanently_fail_jobs(array[${id}::bigint], ${lastError ?? 'given up'})`;
}

/** Deletes the given-up jobs that were last changed before this time. */
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
