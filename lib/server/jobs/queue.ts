import 'server-only';
import { after } from 'next/server';
import { Prisma } from '@/prisma/generated/client';
import { db, type Tx } from '../db/client';
import { encrypt, fingerprint } from './encrypt';
import { queueHere } from './this-process';

// Delays grow with each attempt, to about two days in all; then the job stays, failed, for somebody to look at.
export const MAX_ATTEMPTS = 17;

/** The priority of what goes before everything else that waits; without one, 0. */
export const URGENT = -10;

/**
 * Puts jobs on the queue within a transaction: they are saved with its change or not at all. Of jobs in one lane,
 * such as the mails to one address, a process works on one at a time.
 */
export async function addJobs<T>(
  tx: Tx,
  task: string,
  payloads: T[],
  {
    laneOf,
    inSeconds = 0,
    priority = 0,
  }: { laneOf?: (payload: T) => string; inSeconds?: number; priority?: number } = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const encrypted = payloads.map((payload) => JSON.stringify({ sealed: encrypt(payload) }));
  const lanes = payloads.map((payload) => (laneOf ? fingerprint(laneOf(payload)) : null));
  await tx.$queryRaw`
    select graphile_worker.add_job(
      ${task}, payload::json, max_attempts => ${MAX_ATTEMPTS}::int,
      run_at => now() + ${inSeconds}::int * interval '1 second', priority => ${priority}::int,
      flags => case when lane is not null then array[lane] end
    )::text
    from unnest(${encrypted}::text[], ${lanes}::text[]) job (payload, lane)`;
  workAfterResponse();
}

export const addJob = (tx: Tx, task: string, payload: unknown) => addJobs(tx, task, [payload]);

/** Puts a job on the queue for a time to come, in place of the one with the same key that is still to be done. */
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

interface JobsSql {
  /** An id in SQL that stands beside the payload, unencrypted, and says whom a row's job is for. */
  to?: Prisma.Sql;
  /** In SQL: the lane of a row's job. */
  lane?: Prisma.Sql;
  maxAttempts?: number;
  priority?: number;
}

/** A job with this payload for each row of a statement, as a column of it: so that the statement can do more. */
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

/** Where no worker runs: once the response to the request at hand is out, and its change saved, what is due is done. */
export function workAfterResponse(): void {
  const { work } = queueHere;
  if (!work) return;
  try {
    after(work);
  } catch {
    // Outside a request, such as in a job, whoever runs it goes on to the new jobs.
  }
}

/** Ends the tries of a job that is being worked on; it stays, failed, for somebody to look at. */
export async function giveUp(jobId: string): Promise<void> {
  await db.$executeRaw`
    update graphile_worker._private_jobs set max_attempts = attempts where id = ${jobId}::bigint`;
}

/** Frees what a killed process was working on, which nobody else would touch for four hours. No job takes as long. */
export async function releaseAbandoned(): Promise<void> {
  await db.$executeRaw`
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_at < now() - interval '5 minutes'`;
}

/**
 * Frees what a worker took and is not at work on any more. What it has done and could not save as done is ended: another
 * server would do it again.
 */
export async function releaseHeldBy(poolId: string, done: readonly string[]): Promise<void> {
  await db.$executeRaw`
    with ended as (
      delete from graphile_worker._private_jobs where locked_by = ${poolId} and id = any(${done}::bigint[])
    )
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_by = ${poolId} and id <> all(${done}::bigint[])`;
}
