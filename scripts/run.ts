import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './paths';

interface Options {
  env?: Record<string, string | undefined>;
  /** If the signal has already aborted, no program starts and the exit code is 1. */
  signal?: AbortSignal;
  /** Shows the program's output only when it fails. */
  quiet?: boolean;
  /** An IPC channel closes when this process ends or is killed, so that the program can end too. */
  tied?: boolean;
}

export function runPackage(script: string, args: string[], options: Options = {}): Promise<number> {
  return runProgram(process.execPath, [join(root, 'node_modules', script), ...args], options);
}

const quietly = ['ignore', 'pipe', 'pipe'] as const;
const openly = ['inherit', 'inherit', 'inherit'] as const;

export function runProgram(
  program: string,
  args: string[],
  { env, signal, quiet, tied }: Options = {},
): Promise<number> {
  // An aborted signal fires no further event.
  if (signal?.aborted) return Promise.resolve(1);
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: [...(quiet ? quietly : openly), ...(tied ? (['ipc'] as const) : [])],
  });
  const words: Buffer[] = [];
  child.stdout?.on('data', (chunk) => words.push(chunk));
  child.stderr?.on('data', (chunk) => words.push(chunk));
  const stop = () => child.kill('SIGTERM');
  signal?.addEventListener('abort', stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      signal?.removeEventListener('abort', stop);
      if (code !== 0 && !signal?.aborted) process.stderr.write(Buffer.concat(words));
      resolve(code ?? 1);
    });
  });
}
