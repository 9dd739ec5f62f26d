import 'server-only';
import { EventEmitter } from 'node:events';
import {
  type Job,
  type JobHelpers,
  Logger,
  type RunnerOptions,
  runOnce,
  type Task,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { directUrl, env } from '../env';
import { log } from '../log';
import { decrypt } from './encrypt';
import { giveUpRunning, releaseAbandoned } from './failed-jobs';
import { PermanentFailure } from './permanent-failure';
import { RELEASE_TASK } from './schedule';
import { WorkerPool } from './worker-pool';

export const task =
  <T>(work: (payload: T, helpers: JobHelpers) => Promise<void>): Task =>
  async (payload, helpers) => {
    const { task_identifier, id, attempts, max_attempts } = helpers.job;
    const tell = (level: 'warn' | 'error', words: string, error: unknown) => {
      log[level]({ task: task_identifier, job: id, attempts, err: error }, words);
      throw error;
    };
    if (done.has(id)) return;
    let opened: T;
    try {
      opened = decrypt((payload as { sealed: string }).sealed) as T;
    } catch (error) {
      // Encrypted with another AUTH_SECRET: a retry can succeed only after that secret is set again.
      return tell('error', 'job cannot be opened', error);
    }
    await work(opened, helpers).catch(async (error: unknown) => {
      if (!(error instanceof PermanentFailure)) {
        return attempts >= max_attempts
          ? tell('error', 'job given up', error)
          : tell('warn', 'job failed', error);
      }
      await giveUpRunning(id);
      return tell('warn', 'job given up', error);
    });
    remember(id);
  };

/** A finished job that couldn't be marked as done is handed out again, and `task` skips it. */
const done = new Set<string>();

export const doneHere = (): readonly string[] => [...done];

function remember(id: string): void {
  done.add(id);
  const [oldest] = done;
  if (done.size > 1000 && oldest) done.delete(oldest);
}

/** The same for every attempt, sortable by time. Mails queued together differ only in the job's number. */
export const mailId = ({ id, created_at }: Job) =>
  `${created_at.toISOString().replace(/[:.]/g, '-')}-${id.padStart(8, '0')}`;

// Errors become warnings, because `task` logs the failures together with their job.
const logger = new Logger(() => (level, message) => {
  if (level === 'error') log.warn({ queue: message }, 'queue');
  else log.debug({ queue: message }, 'queue');
});

/** A mail spends most of its time waiting for its provider. */
const CONCURRENCY = 8;

export function workerOptions(tasks: TaskList) {
  const events: WorkerEvents = new EventEmitter();
  // One connection listens for new jobs. A job uses another connection only during a query.
  const pgPool = new WorkerPool({
    connectionString: directUrl(env()),
    max: env().SERVERLESS ? 2 : 4,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    keepAlive: true,
  });
  // Otherwise a lost connection would end the process. Now only its next query fails.
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  return {
    pgPool,
    events,
    logger,
    concurrency: CONCURRENCY,
    pollInterval: 4_000,
    forbiddenFlags: busyLanes(events),
    // Our server handles the signals itself; see scripts/server/serve.ts.
    noHandleSignals: true,
    taskList: { ...tasks, [RELEASE_TASK]: () => releaseAbandoned() },
    // With a delay, a job that has finished just before a stop would stay locked.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  } satisfies RunnerOptions;
}

/** graphile-worker then takes only jobs of other lanes, or jobs without a lane. */
function busyLanes(events: WorkerEvents): () => string[] {
  const busy = new Map<string, number>();
  const count = ({ flags }: Job, step: number) => {
    for (const lane of Object.keys(flags ?? {})) {
      const jobs = (busy.get(lane) ?? 0) + step;
      if (jobs > 0) busy.set(lane, jobs);
      else busy.delete(lane);
    }
  };
  events.on('job:start', ({ job }) => count(job, 1));
  events.on('job:complete', ({ job }) => count(job, -1));
  return () => [...busy.keys()];
}

export async function runDueJobs(tasks: TaskList): Promise<void> {
  await releaseAbandoned();
  const options = workerOptions(tasks);
  // graphile-worker may never finish after it failed to save a job's result, so a fatal error ends the wait.
  const broken = new Promise<never>((_, reject) => {
    options.events.on('pool:fatalError', ({ error }) => reject(error));
  });
  try {
    await Promise.race([runOnce(options), broken]);
  } finally {
    await options.pgPool.end();
  }
}
