import 'server-only';
import { after } from 'next/server';
import { Prisma } from '@/prisma/generated/client';
import { db, type Tx } from '../db/client';
import { encrypt, fingerprint } from './encrypt';
import { queueHere } from './this-process';

// The pauses between the attempts grow to about two days in all. Then the job stays in the queue as failed.
export const MAX_ATTEMPTS = 17;

/** These jobs run before all others, which have priority 0. */
export const URGENT = -10;

/** Saved with the change or not at all. A process runs one job of a lane (an address's mails) at a time. */
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

/** The job replaces a waiting job with the same key. */
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

/** The keys whose job waits and was never tried. Locks these jobs, so that none starts meanwhile. */
export async function waitingKeys(tx: Tx, keys: string[]): Promise<string[]> {
  // Without a new time the function only locks the jobs, and leaves out those that a worker runs.
  const found = await tx.$queryRaw<{ key: string }[]>`
    select key from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where key = any(${keys}::text[]) and attempts = 0))
    where attempts = 0`;
  return found.map(({ key }) => key);
}

interface JobsSql {
  /** Id of the job's recipient, stored unencrypted beside the payload. */
  to?: Prisma.Sql;
  lane?: Prisma.Sql;
  maxAttempts?: number;
  priority?: number;
}

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

/** Does nothing in a process with a worker, which finds the jobs by itself. */
export function workAfterResponse(): void {
  const { work } = queueHere;
  if (!work) return;
  try {
    after(work);
  } catch {
    // `after` throws outside a request, such as inside a job. Then that job's worker runs the new jobs too.
  }
}

/** The jobs in `done` have run, but this couldn't be saved: deleted, so that no server runs them again. */
export async function releaseHeldBy(poolId: string, done: readonly string[]): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`select graphile_worker.force_unlock_workers(array[${poolId}])`;
    await tx.$executeRaw`select graphile_worker.complete_jobs(${done}::bigint[])`;
  });
}
