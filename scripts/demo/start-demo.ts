import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../lib/server/env';
import { halt, openCluster } from '../database/postgres-cluster';
import { root } from '../paths';
import { startProduct } from '../server/start-product';
import { type Demo, makeDemo } from './make-demo';
import { operatorAddress } from './operator-desk';

/** Sends no mail, asks no AI and reads no other database. Stops when `use` returns false. */
export async function startDemo(
  folder: string,
  use: (demo: Demo, env: Env) => Promise<boolean>,
): Promise<void> {
  const dataDir = join(root, folder);
  if (existsSync(dataDir)) await halt(await openCluster(dataDir));
  await rm(dataDir, { recursive: true, force: true });
  const databases = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'];
  const own = [...databases, 'SMTP_URL', 'RESEND_API_KEY', 'OPENAI_API_KEY', 'APP_URL', 'CRON_SECRET'];
  Object.assign(process.env, Object.fromEntries(own.map((name) => [name, ''])), { DATA_DIR: folder });
  // The rate limits are on, and behind one proxy each of the demo's people can have their own IP address.
  Object.assign(process.env, { TRUSTED_PROXIES: '1', LOG_LEVEL: 'warn', OPERATOR_EMAILS: operatorAddress });
  // Only what demo/conditions.ts has written is shown: its lists are never due.
  process.env.CONDITIONS = 'nsw';
  await startProduct(async (env) => use(await makeDemo(env), env));
}
