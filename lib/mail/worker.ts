import 'server-only';
import { type RunnerOptions, run, runOnce } from 'graphile-worker';
import { env } from '../env';
import { log } from '../log';
import type { Mail } from './message';
import { MAIL_TASK } from './mutations';
import { unseal } from './seal';
import { deliver } from './transports';

const options = (): RunnerOptions => ({
  connectionString: env().DATABASE_URL,
  concurrency: 2,
  // The server decides when to stop; see scripts/serve.ts.
  noHandleSignals: true,
  taskList: {
    [MAIL_TASK]: async (payload, { job }) => {
      const { sealed } = payload as { sealed: string };
      await deliver(unseal(sealed) as Mail, `mail-${job.id}`);
    },
  },
  // Without these a finished job stays locked after a stop.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
});

/** Delivers everything that is due now, then returns: for tests and for hosts that drive the queue by cron. */
export const deliverDueMail = () => runOnce(options());

/** Delivers mail until stopped. A database that is down at the start is waited for. */
export function startMailWorker(): { stop: () => Promise<void> } {
  let stopped = false;
  let runner: Awaited<ReturnType<typeof run>> | undefined;
  const start = async () => {
    if (stopped) return;
    try {
      runner = await run(options());
      if (stopped) return void runner.stop();
      runner.promise
        .catch((error: unknown) => log.error({ err: error }, 'mail worker failed'))
        .finally(again);
    } catch (error) {
      log.warn({ err: error }, 'mail worker cannot start yet');
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
