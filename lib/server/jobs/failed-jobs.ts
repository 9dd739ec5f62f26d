import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { db, type Tx } from '../db/client';
import { decrypt } from './encrypt';
import { MAX_ATTEMPTS, workAfterResponse } from './queue';

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

export interface FailedJob extends Omit<JobRow, 'payload'> {
  payload: unknown;
  /** False when the payload was encrypted with another AUTH_SECRET. */
  opens: boolean;
}

// Private tables: the public view has no payload, and the public functions refuse a job that runs. See
// docs/decisions/0053-patches-under-frameworks.md.
const columns = Prisma.sql`
  job.id::text, task.identifier task, job.payload, job.attempts::int, job.last_error "lastError", job.run_at "runAt",
  job.attempts >= job.max_attempts "givenUp", job.locked_at is not null "atWork"
  from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id`;

/** Newest first. All jobs of `besides` are in, because only their payloads say whether an attempt failed. */
export async function listFailedJobs(most: number, besides: string): Promise<FailedJob[]> {
  const rows = await db.$queryRaw<JobRow[]>`
    select ${columns}
    where job.last_error is not null or job.attempts >= job.max_attempts or task.identifier = ${besides}
    order by job.id desc limit ${most}`;
  return rows.map(opened);
}

/** Locked so that no worker takes the job. Null when there is no such job. */
export async function lockJob(tx: Tx, id: string): Promise<FailedJob | null> {
  const [row] = await tx.$queryRaw<
    JobRow[]
  >`select ${columns} where job.id = ${id}::bigint for update of job`;
  return row ? opened(row) : null;
}

export async function retryJob(tx: Tx, id: string): Promise<void> {
  await tx.$queryRaw`
    select id::text from graphile_worker.reschedule_jobs(
      array[${id}::bigint], run_at => now(), attempts => 0, max_attempts => ${MAX_ATTEMPTS}::int)`;
  workAfterResponse();
}

export async function giveUpJob(tx: Tx, { id, lastError }: FailedJob): Promise<void> {
  await tx.$queryRaw`
    select id::text from graphile_worker.permanently_fail_jobs(array[${id}::bigint], ${lastError ?? 'given up'})`;
}

/** For the task of the job itself. */
export async function giveUpRunning(id: string): Promise<void> {
  await db.$executeRaw`
    update graphile_worker._private_jobs set max_attempts = attempts where id = ${id}::bigint`;
}

/**
 * graphile-worker would keep the jobs of a killed process locked for four hours, and also a job that a living
 * worker got without hearing of it. No job takes five minutes.
 */
export async function releaseAbandoned(): Promise<void> {
  await db.$executeRaw`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_at < now() - interval '5 minutes'`;
}

export async function deleteGivenUp(before: Date): Promise<void> {
  await db.$executeRaw`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where attempts >= max_attempts and updated_at < ${before}))`;
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
