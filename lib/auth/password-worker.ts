import 'server-only';
import { Worker } from 'node:worker_threads';

interface Job {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

// bcryptjs computes in JavaScript: on a thread of its own it cannot hold up other requests. The source is a
// string because a bundler would not find a file that only a Worker loads.
const source = `
  const { parentPort } = require('node:worker_threads');
  const bcrypt = require('bcryptjs');
  parentPort.on('message', ({ id, call, args }) => {
    try { parentPort.postMessage({ id, value: bcrypt[call](...args) }); }
    catch (error) { parentPort.postMessage({ id, error: String(error) }); }
  });
`;

let worker: Worker | undefined;
let lastId = 0;
const jobs = new Map<number, Job>();

function start(): Worker {
  const started = new Worker(source, { eval: true });
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

function ask<T>(call: 'hashSync' | 'compareSync', args: (string | number)[]): Promise<T> {
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
