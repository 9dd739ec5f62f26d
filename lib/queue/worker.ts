import 'server-only';
import {
  type Job,
  type JobHelpers,
  Logger,
  type RunnerOptions,
  run,
  runOnce,
  type Task,
} from 'graphile-worker';
import { purgeExpired } from '../auth/purge';
import { sendResetLink } from '../auth/reset';
import { env } from '../env';
import { log } from '../log';
import type { Mail } from '../mail/message';
import { deliver } from '../mail/transports';
import { PURGE_TASK, RELEASE_TASK, releaseAbandoned, type TaskName } from './mutations';
import { unseal } from './seal';

const task =
  <T>(work: (payload: T, helpers: JobHelpers) => Promise<void>): Task =>
  async (payload, helpers) => {
    const { task_identifier, id, attempts, max_attempts } = helpers.job;
    const tell = (level: 'warn' | 'error', words: string, error: unknown) => {
      log[level]({ task: task_identifier, job: id, attempts, err: error }, words);
      throw error;
    };
    let opened: T;
    try {
      opened = unseal((payload as { sealed: string }).sealed) as T;
    } catch (error) {
      // Sealed with another AUTH_SECRET: trying again does not help until somebody puts it back.
      return tell('error', 'job cannot be opened', error);
    }
    await work(opened, helpers).catch((error: unknown) =>
      attempts >= max_attempts ? tell('error', 'job given up', error) : tell('warn', 'job failed', error),
    );
  };

const tasks: Record<TaskName, Task> = {
  mail: task<Mail>((mail, { job }) => deliver(mail, mailId(job))),
  'reset-request': task(sendResetLink),
};

/** The same for every try, and in order: mails queued together differ in the job's number alone. */
const mailId = ({ id, created_at }: Job) =>
  `${created_at.toISOString().replace(/[:.]/g, '-')}-${id.padStart(8, '0')}`;

// Its own words go to our log; failures are told above, with what failed.
const logger = new Logger(() => (level, message) => {
  if (level === 'error') log.warn({ queue: message }, 'queue');
  else log.debug({ queue: message }, 'queue');
});

const options = (): RunnerOptions => ({
  connectionString: env().DATABASE_URL,
  logger,
  concurrency: 2,
  // The server decides when to stop; see scripts/serve.ts.
  noHandleSignals: true,
  taskList: { ...tasks, [PURGE_TASK]: () => purgeExpired(), [RELEASE_TASK]: () => releaseAbandoned() },
  // Without these a finished job stays locked after a stop.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
});

/** Does everything that is due now, then returns: for tests and for hosts that drive the queue by cron. */
export async function runDueJobs(): Promise<void> {
  await releaseAbandoned();
  await runOnce(options());
}

/** Works on the queue until stopped. A database that is down is waited for. */
export function startWorker(): { stop: () => Promise<void> } {
  let stopped = false;
  let runner: Awaited<ReturnType<typeof run>> | undefined;
  const start = async () => {
    if (stopped) return;
    try {
      // One server of several does it.
      const crontab = `17 * * * * ${PURGE_TASK}\n* * * * * ${RELEASE_TASK}`;
      runner = await run({ ...options(), crontab });
      if (stopped) return void runner.stop();
      runner.promise
        .catch((error: unknown) => log.error({ err: error }, 'queue worker failed'))
        .finally(again);
    } catch (error) {
      log.warn({ err: error }, 'queue worker cannot start yet');
      again();
    }
  };
  const again = () => {
    if (!stopped) setTimeout(start, 5_000).unref();
  };
  void start();
  return {
    stop: async () => {
      stopped = true;
      await runner?.stop().catch(() => undefined);
    },
  };
}
