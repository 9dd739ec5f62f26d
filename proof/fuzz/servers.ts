import { randomBytes } from 'node:crypto';
import { connectTo } from '../../scripts/database/client';
import { ownServer } from '../../tests/e2e/own-server';
import { aiSite, startAiServer, suggests } from '../../tests/servers/ai-server';
import { startWeatherServer } from '../../tests/servers/weather-server';
import { liftLimits } from '../bench/lift-limits';

export interface FuzzedServer {
  url: string;
  /** Bearer token for the host's cron and Prometheus. */
  secret: string;
  /** Environment variables for another process that uses the server's database. */
  env: Record<string, string>;
  /** Returns the lines that the server has logged for a request. */
  logOf: (requestId: string) => string[];
}

/**
 * Runs `use` with the production build, a Postgres without rate limits, and fake AI and weather
 * servers, then stops them all. The product writes mails to files.
 */
export async function withServers(use: (server: FuzzedServer) => Promise<void>): Promise<void> {
  const secret = randomBytes(16).toString('hex');
  const [ai, weather] = [await startAiServer(suggests(aiSite('Riverbend'))), await startWeatherServer()];
  const env = {
    OPENAI_BASE_URL: ai.baseUrl,
    WEATHER_URL: weather.url,
    CRON_SECRET: secret,
    METRICS_TOKEN: secret,
    EMERGENCY_KEY: secret,
    // The operator's address in tests/factories/operators.ts. One trusted proxy, because requests by
    // tests/call.ts look as if they came through one.
    OPERATOR_EMAILS: 'operator@example.com',
    TRUSTED_PROXIES: '1',
  };
  try {
    const server = await ownServer(() => ['--import', 'tsx', 'scripts/server/start.ts'], env);
    try {
      const client = await connectTo(server.databaseUrl);
      await liftLimits(client);
      await client.end();
      const own = { DATABASE_URL: server.databaseUrl, AUTH_SECRET: server.secret, APP_URL: server.url };
      // Hide the logs of this process, because only the server is under test.
      const quiet = { LOG_LEVEL: 'silent' };
      const logOf = (requestId: string) =>
        server
          .log()
          .split('\n')
          .filter((line) => requestId && line.includes(requestId));
      await use({ url: server.url, secret, env: { ...env, ...own, ...quiet }, logOf });
    } finally {
      await server.stop();
    }
  } finally {
    await ai.stop();
    await weather.stop();
  }
}
