import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { type Runner, run, type TaskList } from 'graphile-worker';
import { log } from '../log';
import { releaseHeldBy } from './queue';
import { everyMinute } from './schedule';
import { queueHere } from './this-process';
import { doneHere, workerOptions } from './worker';

const WAITS = { first: 500, longest: 15_000 };

/** Then a worker counts as hung: an idle one checks every four seconds, and no job takes nearly this long. */
const LONGEST_SILENCE = 60_000;

type Options = ReturnType<typeof workerOptions>;

export interface Work {
  tasks: TaskList;
  crontab: string;
}

export function startWorker(work: Work): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const ended = keepWorking(work, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}

async function keepWorking(work: Work, signal: AbortSignal): Promise<void> {
  let wait = WAITS.first;
  queueHere.workerSeenAt = Date.now();
  while (!signal.aborted) {
    await workUntilBroken(work, signal, () => {
      wait = WAITS.first;
    }).catch((error) => {
      if (!signal.aborted) log.warn({ err: error }, 'the queue worker starts anew');
    });
    await delay(wait, undefined, { signal, ref: false }).catch(() => undefined);
    wait = Math.min(2 * wait, WAITS.longest);
  }
  delete queueHere.workerSeenAt;
}

/** Resolves when the signal has aborted and the running jobs are done. Rejects when the worker breaks. */
async function workUntilBroken(
  { tasks, crontab }: Work,
  signal: AbortSignal,
  well: () => void,
): Promise<void> {
  const options = workerOptions(tasks);
  const { events, pgPool } = options;
  const watch = watchOver(events, signal, well);
  const starting = run({ ...options, crontab: `${crontab}\n${everyMinute}` });
  try {
    await Promise.race([watch.broken, starting.then((runner) => runner.promise)]);
  } finally {
    watch.end();
    const ending = windDown(starting, pgPool, watch, signal);
    if (signal.aborted) await ending;
  }
}

interface Watch {
  broken: Promise<void>;
  poolId: () => string | undefined;
  jobsAtWork: () => number;
  end: () => void;
}

/** graphile-worker may hang silently after it failed to save a job's result: silence rejects `broken`. */
function watchOver(events: Options['events'], signal: AbortSignal, well: () => void): Watch {
  let poolId: string | undefined;
  let jobs = 0;
  let seenAt = Date.now();
  const see = () => {
    seenAt = queueHere.workerSeenAt = Date.now();
    well();
  };
  events.on('pool:create', ({ workerPool }) => {
    poolId = workerPool.id;
  });
  events.on('worker:getJob:empty', see);
  events.on('job:start', () => {
    jobs += 1;
    see();
  });
  events.on('job:complete', () => {
    jobs -= 1;
    see();
  });
  const over = new AbortController();
  const broken = new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(), { signal: over.signal });
    events.on('pool:fatalError', ({ error }) => reject(error));
    events.on('pool:gracefulShutdown', ({ message }) => reject(new Error(message)));
    const timer = setInterval(() => {
      if (Date.now() - seenAt > LONGEST_SILENCE) reject(new Error('the queue worker has fallen silent'));
    }, 5_000).unref();
    over.signal.addEventListener('abort', () => clearInterval(timer));
  });
  // Otherwise a rejection of `broken` that nobody awaits yet would end the process.
  broken.catch(() => undefined);
  return { broken, poolId: () => poolId, jobsAtWork: () => jobs, end: () => over.abort() };
}

/** Jobs locked but not run are unlocked, so that the next worker can take them at once. */
async function windDown(
  starting: Promise<Runner>,
  pool: Options['pgPool'],
  { poolId, jobsAtWork }: Watch,
  signal: AbortSignal,
) {
  const stopped = starting.then((runner) => runner.stop()).catch(() => undefined);
  await Promise.race([stopped, idle(jobsAtWork)]);
  const id = poolId();
  if (id && jobsAtWork() === 0) await release(id, signal);
  await Promise.race([stopped, delay(LONGEST_SILENCE, undefined, { ref: false })]);
  await pool.end();
}

/** Retries while the database is down, but only for some minutes: then the release task unlocks the jobs. */
async function release(poolId: string, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; attempt < 60 && !signal.aborted; attempt += 1) {
    const released = await releaseHeldBy(poolId, doneHere()).then(
      () => true,
      () => false,
    );
    if (released) return;
    await delay(1_000, undefined, { ref: false });
  }
}

/** After two seconds without a job, but after a minute at the latest. */
async function idle(jobsAtWork: () => number): Promise<void> {
  let quiet = 0;
  for (let waited = 0; quiet < 2_000 && waited < 60_000; waited += 200) {
    await delay(200, undefined, { ref: false });
    quiet = jobsAtWork() > 0 ? 0 : quiet + 200;
  }
}
