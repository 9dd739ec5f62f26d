import 'server-only';
import { Worker } from 'node:worker_threads';
import { AppError } from '@/lib/errors';

interface Job {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

/** Computing this many hashes takes about as long as a person waits for a log-in. */
export const MOST_WAITING = 64;

const busy = () =>
  new AppError(503, 'Many people are logging in right now. Please try again in a few seconds.', {
    retryAfterSeconds: 5,
  });

let worker: Worker | undefined;
let lastId = 0;
const jobs = new Map<number, Job>();

// bcryptjs computes in JavaScript, so in the main thread it would block other requests.
function start(): Worker {
  // Bundlers find the file by this form of `new URL`, and traced hosts then include bcryptjs.
  const started = new Worker(new URL('./password-thread.mjs', import.meta.url));
  // An idle thread must not keep the process alive.
  started.unref();
  started.on('message', ({ id, value, error }: { id: number; value?: never; error?: string }) => {
    const job = jobs.get(id);
    jobs.delete(id);
    if (error) job?.reject(new Error(error));
    else job?.resolve(value as never);
    if (jobs.size === 0) started.unref();
  });
  const fail = (error: Error) => {
    worker = undefined;
    for (const job of jobs.values()) job.reject(error);
    jobs.clear();
  };
  started.on('error', fail);
  started.on('exit', (code) => fail(new Error(`the hashing thread ended with ${code}`)));
  return started;
}

async function ask<T>(call: 'hashSync' | 'compareSync', args: (string | number)[]): Promise<T> {
  if (jobs.size >= MOST_WAITING) throw busy();
  worker ??= start();
  const id = ++lastId;
  return new Promise<T>((resolve, reject) => {
    jobs.set(id, { resolve, reject });
    worker?.ref();
    worker?.postMessage({ id, call, args });
  });
}

export const bcryptHash = (digest: string, cost: number) => ask<string>('hashSync', [digest, cost]);
export const bcryptCompare = (digest: string, hash: string) => ask<boolean>('compareSync', [digest, hash]);
