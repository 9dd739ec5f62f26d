import 'server-only';
import { after } from 'next/server';
import { Prisma } from '@/prisma/generated/client';
import { db, type Tx } from '../db/client';
import { encrypt, fingerprint } from './encrypt';
import { queueHere } from './this-process';

// The largest number of attempts for a job. The pauses between them grow to about two days in all.
// After the last attempt the job stays in the queue as failed.
export const MAX_ATTEMPTS = 17;

/** Priority of jobs that run before all others. Other jobs have priority 0. */
export const URGENT = -10;

/**
 * Queues jobs in a transaction, so that they are saved together with the transaction's change or not
 * at all. A lane is a name for jobs that must not run side by side: each process runs only one job of
 * a lane at a time. All mails to one address share a lane.
 */
export async function addJobs<T>(
  tx: Tx,
  task: string,
  payloads: T[],
  {
    laneOf,
    keyOf,
    inSeconds = 0,
    priority = 0,
  }: {
    laneOf?: (payload: T) => string;
    /** Key of a job; it replaces a waiting job with the same key. */
    keyOf?: ((payload: T) => string) | undefined;
    inSeconds?: number;
    priority?: number;
  } = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const encrypted = payloads.map((payload) => JSON.stringify({ sealed: encrypt(payload) }));
  const lanes = payloads.map((payload) => (laneOf ? fingerprint(laneOf(payload)) : null));
  const keys = payloads.map((payload) => keyOf?.(payload) ?? null);
  await tx.$queryRaw`
    select graphile_worker.add_job(
      ${task}, payload::json, max_attempts => ${MAX_ATTEMPTS}::int,
      run_at => now() + ${inSeconds}::int * interval '1 second', priority => ${priority}::int,
      job_key => key, flags => case when lane is not null then array[lane] end
    )::text
    from unnest(${encrypted}::text[], ${lanes}::text[], ${keys}::text[]) job (payload, lane, key)`;
  workAfterResponse();
}

export const addJob = (tx: Tx, task: string, payload: unknown) => addJobs(tx, task, [payload]);

/** Queues a job for a later time. The job replaces a waiting job with the same key. */
export async function addJobAt(
  tx: Tx,
  task: string,
  payload: unknown,
  { key, at }: { key: string; at: Date },
): Promise<void> {
  const encrypted = JSON.stringify({ sealed: encrypt(payload) });
  await tx.$queryRaw`
    select graphile_worker.add_job(${task}, ${encrypted}::json, max_attempts => ${MAX_ATTEMPTS}::int, run_at => ${at},
      job_key => ${key})::text`;
}

/**
 * Returns those of the keys whose job waits and was never tried. Locks the jobs until the transaction
 * ends, so that none of them starts meanwhile.
 */
export async function waitingKeys(tx: Tx, keys: string[]): Promise<string[]> {
  const found = await tx.$queryRaw<{ key: string }[]>`
    select key from graphile_worker._private_jobs
    where key = any(${keys}::text[]) and locked_at is null and attempts = 0
    for update skip locked`;
  return found.map(({ key }) => key);
}

interface JobsSql {
  /** SQL for the id of the job's recipient, which is stored unencrypted beside the payload. */
  to?: Prisma.Sql;
  /** SQL for the lane of each row's job; see addJobs. */
  lane?: Prisma.Sql;
  maxAttempts?: number;
  priority?: number;
}

/**
 * Returns SQL for a column of a select or `returning` list. The column queues a job for each row of
 * the statement.
 */
export function jobColumn(
  task: string,
  payload: unknown,
  { to = Prisma.sql`null`, lane = Prisma.sql`null`, maxAttempts = MAX_ATTEMPTS, priority = 0 }: JobsSql = {},
): Prisma.Sql {
  workAfterResponse();
  return Prisma.sql`graphile_worker.add_job(
    ${task}, json_strip_nulls(json_build_object('sealed', ${encrypt(payload)}::text, 'to', ${to}::text)),
    max_attempts => ${maxAttempts}::int, priority => ${priority}::int, flags => array_remove(array[${lane}::text], null))::text`;
}

/**
 * Runs the due jobs after the current response has been sent and its change saved. Does nothing in a
 * process with a worker, because the worker finds the jobs by itself.
 */
export function workAfterResponse(): void {
  const { work } = queueHere;
  if (!work) return;
  try {
    after(work);
  } catch {
    // `after` throws outside a request, such as inside a job. Then the worker that runs this job runs
    // the new jobs too.
  }
}

/** Gives up a job that is running. The job stays in the queue as failed. */
export async function giveUp(jobId: string): Promise<void> {
  await db.$executeRaw`
    update graphile_worker._private_jobs set max_attempts = attempts where id = ${jobId}::bigint`;
}

/**
 * Unlocks the jobs that killed processes have locked, because graphile-worker would keep them
 * locked for four hours. A job that has been locked for five minutes must belong to a killed
 * process.
 */
export async function releaseAbandoned(): Promise<void> {
  await db.$executeRaw`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_at < now() - interval '5 minutes'`;
}

/**
 * Deletes the jobs of this worker that are listed in `done`: they have run, but this couldn't be
 * saved, and another server would run them again. Unlocks the other jobs that the worker has locked.
 */
export async function releaseHeldBy(poolId: string, done: readonly string[]): Promise<void> {
  await db.$executeRaw`
    with ended as (
      delete from graphile_worker._private_jobs where locked_by = ${poolId} and id = any(${done}::bigint[])
    )
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_by = ${poolId} and id <> all(${done}::bigint[])`;
}
