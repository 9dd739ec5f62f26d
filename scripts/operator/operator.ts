import { resolve } from 'node:path';
import { readEnv } from '../../lib/server/env';
import { command } from '../command';
import { joinEmbeddedPostgres } from '../database/embedded-postgres';
import { loadDotenv } from '../dotenv';
import { root } from '../paths';
import { print } from '../print';
import { storedSecret } from '../stored-secret';

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
    // The database pool is created from the variables at the import.
    const { runCommand } = await import('./commands');
    for (const line of await runCommand(process.argv.slice(2))) print(line);
  } finally {
    await embedded?.stop();
  }
});
