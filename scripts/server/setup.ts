import { resolve } from 'node:path';
import { directUrl, type Env, readEnv } from '../../lib/server/env';
import { startEmbeddedPostgres } from '../database/embedded-postgres';
import { migrate } from '../database/migrate';
import { releaseJobs } from '../database/release-jobs';
import { seed } from '../database/seed';
import { loadDotenv } from '../dotenv';
import { root } from '../paths';
import { pushKeyPair } from '../push-key-pair';
import { storedSecret } from '../stored-secret';

export interface Setup {
  env: Env;
  stop(): Promise<void>;
}

export function loadEnv(mode: 'production' | 'development'): Env {
  // Object.assign, because Next's types make NODE_ENV read-only.
  Object.assign(process.env, { NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' });
  loadDotenv(mode === 'development');
  return readEnv(process.env);
}

/** Skips the remaining steps when the signal aborts. */
export async function prepare(given: Env, signal: AbortSignal): Promise<Setup> {
  const dataDir = resolve(root, given.DATA_DIR);
  const embedded = given.DATABASE_URL ? undefined : await startEmbeddedPostgres(dataDir);
  const stop = async () => embedded?.stop();
  try {
    const url = embedded?.url ?? given.DATABASE_URL ?? '';
    const direct = embedded?.url ?? directUrl(given) ?? '';
    if (!signal.aborted) await migrate(direct);
    if (!signal.aborted && embedded) await releaseJobs(direct);
    if (!signal.aborted) await seed(direct);
    const secret = given.AUTH_SECRET ?? (await storedSecret(dataDir, 'auth-secret'));
    if (!given.VAPID_PRIVATE_KEY && !given.SERVERLESS) {
      Object.assign(process.env, pushKeyPair(await storedSecret(dataDir, 'push-key')));
    }
    // The cards for an emergency must not be readable with what stands beside a database of one's own.
    if (!given.EMERGENCY_KEY && (embedded || given.NODE_ENV !== 'production')) {
      process.env.EMERGENCY_KEY = await storedSecret(dataDir, 'emergency-key');
    }
    Object.assign(process.env, { DATABASE_URL: url, AUTH_SECRET: secret, DATA_DIR: dataDir });
    // APP_URL is required beside a database of one's own; the embedded one is for one's own machine.
    if (embedded) process.env.APP_URL = given.APP_URL;
    return { env: readEnv(process.env), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
