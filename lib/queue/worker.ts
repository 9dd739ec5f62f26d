import 'server-only';
import { type JobHelpers, Logger, type RunnerOptions, run, runOnce, type Task } from 'graphile-worker';
import { sendResetLink } from '../auth/reset';
import { env } from '../env';
import { log } from '../log';
import type { Mail } from '../mail/message';
import { deliver } from '../mail/transports';
import type { TaskName } from './mutations';
import { unseal } from './seal';

const task =
  <T>(work: (payload: T, helpers: JobHelpers) => Promise<void>): Task =>
  async (payload, helpers) => {
    const { sealed } = payload as { sealed: string };
    await work(unseal(sealed) as T, helpers).catch((error: unknown) => {
      const { task_identifier, id, attempts, max_attempts } = helpers.job;
      const level = attempts >= max_attempts ? 'error' : 'warn';
      log[level](
        { task: task_identifier, job: id, attempts, err: error },
        attempts >= max_attempts ? 'job given up' : 'job failed',
      );
      throw error;
    });
  };

const tasks: Record<TaskName, Task> = {
  mail: task<Mail>((mail, { job }) => deliver(mail, `mail-${job.id}`)),
  'reset-request': task(sendResetLink),
};

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
  taskList: tasks,
  // Without these a finished job stays locked after a stop.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
});

/** Does everything that is due now, then returns: for tests and for hosts that drive the queue by cron. */
export const runDueJobs = () => runOnce(options());

/** Works on the queue until stopped. A database that is down is waited for. */
export function startWorker(): { stop: () => Promise<void> } {
  let stopped = false;
  let runner: Awaited<ReturnType<typeof run>> | undefined;
  const start = async () => {
    if (stopped) return;
    try {
      runner = await run(options());
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
