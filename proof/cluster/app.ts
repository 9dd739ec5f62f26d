import { existsSync } from 'node:fs';
import { serverFile } from '../../scripts/paths';
import { Refusal } from '../../scripts/refusal';
import { type AppNode, databaseUrl, type Layout } from './layout';
import type { Program } from './supervisor';

/**
 * Returns an app process of the production build. Its pages connect through the pooler, and
 * everything else connects to the leader directly. Reads that may be a little old use replicas.
 */
export function app(
  { name, dataDir, port }: AppNode,
  { ports }: Layout,
  secrets: Record<string, string>,
): Program {
  if (!existsSync(serverFile)) throw new Refusal('There is no build: run npm run build.');
  return {
    name,
    command: [process.execPath, '--max-old-space-size=512', serverFile],
    env: {
      ...secrets,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      WEATHER_URL: 'off',
      PORT: String(port),
      LISTEN_ADDRESS: '127.0.0.1',
      APP_URL: `http://127.0.0.1:${ports.web}`,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl(ports.pool),
      DATABASE_DIRECT_URL: databaseUrl(ports.leader),
      DATABASE_REPLICA_URL: databaseUrl(ports.replicas),
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      // Two proxies: Caddy, and in front of it the load generator, which sets a fake client
      // address.
      TRUSTED_PROXIES: '2',
    },
  };
}
