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
import { PermanentFailure } from './permanent-failure';
import { giveUp, releaseAbandoned } from './queue';
import { RELEASE_TASK } from './schedule';
import { WorkerPool } from './worker-pool';

/** A task of the queue, which opens what it is given; `work` rejects where it is to be tried again. */
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
      // Encrypted with another AUTH_SECRET: trying again does not help until somebody puts it back.
      return tell('error', 'job cannot be opened', error);
    }
    await work(opened, helpers).catch(async (error: unknown) => {
      if (!(error instanceof PermanentFailure)) {
        return attempts >= max_attempts
          ? tell('error', 'job given up', error)
          : tell('warn', 'job failed', error);
      }
      await giveUp(id);
      return tell('warn', 'job given up', error);
    });
    remember(id);
  };

/** What this process has done lately: when the database goes away at that moment a job comes again, and is not done again. */
const done = new Set<string>();

/** The ids of these jobs. */
export const doneHere = (): readonly string[] => [...done];

function remember(id: string): void {
  done.add(id);
  const [oldest] = done;
  if (done.size > 1000 && oldest) done.delete(oldest);
}

/** The same for every try, and in order: mails queued together differ in the job's number alone. */
export const mailId = ({ id, created_at }: Job) =>
  `${created_at.toISOString().replace(/[:.]/g, '-')}-${id.padStart(8, '0')}`;

// Its own words go to our log; failures are told above, with what failed.
const logger = new Logger(() => (level, message) => {
  if (level === 'error') log.warn({ queue: message }, 'queue');
  else log.debug({ queue: message }, 'queue');
});

/** How many jobs are worked on at once: most of the time a mail waits for its provider. */
const CONCURRENCY = 8;

/** What graphile-worker needs to work on the queue, over connections of its own. */
export function workerOptions(tasks: TaskList) {
  const events: WorkerEvents = new EventEmitter();
  // One waits for news, and no job holds one for longer than a query.
  const pgPool = new WorkerPool({
    connectionString: directUrl(env()),
    max: env().SERVERLESS ? 2 : 4,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    keepAlive: true,
  });
  // Without listeners the end of a connection would end the process; whoever uses it next is told.
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  return {
    pgPool,
    events,
    logger,
    concurrency: CONCURRENCY,
    pollInterval: 4_000,
    forbiddenFlags: busyLanes(events),
    // The server decides when to stop; see scripts/server/serve.ts.
    noHandleSignals: true,
    taskList: { ...tasks, [RELEASE_TASK]: () => releaseAbandoned() },
    // Without these a finished job stays locked after a stop.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  } satisfies RunnerOptions;
}

/** The lanes that a job is at work in: the others of such a lane wait, whatever is in no lane or another does not. */
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

/** Does everything that is due now, then returns: for tests and for hosts that drive the queue by cron. */
export async function runDueJobs(tasks: TaskList): Promise<void> {
  await releaseAbandoned();
  const options = workerOptions(tasks);
  // When it cannot save what it did, graphile-worker may never end.
  const broken = new Promise<never>((_, reject) => {
    options.events.on('pool:fatalError', ({ error }) => reject(error));
  });
  try {
    await Promise.race([runOnce(options), broken]);
  } finally {
    await options.pgPool.end();
  }
}
