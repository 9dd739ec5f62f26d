import { resolve } from 'node:path';
import { AppError } from '../../lib/errors';
import { readEnv } from '../../lib/server/env';
import { command } from '../command';
import { joinEmbeddedPostgres } from '../database/embedded-postgres';
import { loadDotenv } from '../dotenv';
import { root } from '../paths';
import { print } from '../print';
import { Refusal } from '../refusal';
import { storedSecret } from '../stored-secret';
import type { OperatorCommand } from './operator-command';

/** `npm run operator -- …`: what the operator's desk does, for a server without a browser. */
await command(async () => {
  loadDotenv();
  const given = readEnv({
    DATABASE_URL: process.env.DATABASE_URL,
    DATA_DIR: process.env.DATA_DIR,
    AUTH_SECRET: process.env.AUTH_SECRET,
  });
  const dataDir = resolve(root, given.DATA_DIR);
  const embedded = given.DATABASE_URL ? undefined : await joinEmbeddedPostgres(dataDir);
  try {
    Object.assign(process.env, {
      DATABASE_URL: embedded?.url ?? given.DATABASE_URL,
      DATA_DIR: dataDir,
      AUTH_SECRET: given.AUTH_SECRET ?? (embedded && (await storedSecret(dataDir, 'auth-secret'))),
      LOG_LEVEL: 'silent',
    });
    await run(process.argv.slice(2));
  } finally {
    await embedded?.stop();
  }
});

async function run([name = '', ...words]: string[]): Promise<void> {
  // Loaded once the variables are set: the pool of the database is made from them.
  const { commands } = await import('./commands');
  const found: OperatorCommand | undefined = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const args = found ? joined(words, found.takes.length) : words;
  if (!found || args.length < found.takes.length || args.some((arg) => !arg.trim())) {
    const lines = Object.entries(commands).map(([each, { takes, does }]) =>
      `  ${[each, ...takes].join(' ')}`.padEnd(44).concat(does),
    );
    throw new Refusal(`Usage: npm run operator -- COMMAND\n${lines.join('\n')}`);
  }
  try {
    for (const line of await found.run(...args)) print(line);
  } catch (error) {
    throw error instanceof AppError ? new Refusal(error.message) : error;
  }
}

/**
 * Joins words beyond the expected arguments to the last argument, so that a reason of several words needs no quotes.
 */
function joined(words: string[], count: number): string[] {
  if (count === 0 || words.length <= count) return words;
  return [...words.slice(0, count - 1), words.slice(count - 1).join(' ')];
}
