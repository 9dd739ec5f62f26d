import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from '../../scripts/database/postgres-programs';

/** A program of the cluster, with what is needed to start and restart it. */
export interface Program {
  name: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** True for a program that refuses to run as root. */
  asPostgres?: boolean;
}

/**
 * Starts the cluster's programs with a log file each, kills single programs for the scenario's faults,
 * and stops all programs at the end.
 */
export class Supervisor {
  private readonly running = new Map<string, ChildProcess>();

  constructor(
    private readonly folder: string,
    private readonly account: Account | undefined,
  ) {}

  start({ name, command, env, asPostgres }: Program): void {
    const log = openSync(this.logOf(name), 'a');
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      ...(asPostgres && this.account),
      cwd: asPostgres ? '/' : undefined,
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child.on('error', (error) => process.stderr.write(`${name}: ${error.message}\n`));
    this.running.set(name, child);
  }

  logOf = (name: string) => join(this.folder, `${name}.log`);

  pidOf = (name: string): number => this.running.get(name)?.pid ?? 0;

  isRunning(name: string): boolean {
    const child = this.running.get(name);
    return child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /**
   * Stops the programs in this order, with some seconds for each. Then kills the processes that
   * still run, including `others` and their children.
   */
  async stop(names: readonly string[], others: readonly number[] = []): Promise<void> {
    const left = new Set(others.flatMap(familyOf));
    for (const name of names.filter((each) => this.isRunning(each))) {
      for (const pid of familyOf(this.pidOf(name))) left.add(pid);
      // Resume paused processes first, because a paused process doesn't react to SIGTERM.
      signalAll([...left], 'SIGCONT');
      this.running.get(name)?.kill('SIGTERM');
      for (let waited = 0; waited < 15_000 && this.isRunning(name); waited += 100) await delay(100);
    }
    signalAll([...left], 'SIGKILL');
  }
}

/**
 * Returns a process id and the ids of all processes that it has started, directly or indirectly.
 * Processes whose parent has ended are not found.
 */
export function familyOf(pid: number): number[] {
  if (!pid) return [];
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      // The text before the last bracket is the program's name.
      const [, parent = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      parents.set(Number(name), Number(parent));
    } catch {
      // The process has just ended.
    }
  }
  const family = [pid];
  for (const each of family) {
    for (const [child, parent] of parents) if (parent === each) family.push(child);
  }
  return parents.has(pid) ? family : [];
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
}
