import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3100);
const appUrl = `http://localhost:${port}`;
const issuer = `http://localhost:${process.env.E2E_OPENID_PORT ?? port + 10}`;
const aiPort = process.env.E2E_AI_PORT ?? String(port + 11);
const aiUrl = `http://localhost:${aiPort}/v1`;
const weatherPort = process.env.E2E_WEATHER_PORT ?? String(port + 12);
const weatherUrl = `http://localhost:${weatherPort}`;

// The specs read the mail files of the server under test in this folder.
process.env.E2E_DATA_DIR ??= '.data-e2e';
// A story (an end-to-end test) tells the fake weather server at this URL when to fail.
process.env.E2E_WEATHER_URL = weatherUrl;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // One more than the machine's processors: a story spends a third of its time waiting.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // Some stories take minutes, so only `npm run release-check` runs them.
  ...(process.env.RELEASE_CHECK ? {} : { grepInvert: /@release/ }),
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.data-test/playwright.json' }]],
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: appUrl,
    actionTimeout: 15_000,
    // Requests of a service worker bypass the routes that a story mocks. Stories about the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: [
    {
      command: 'node --import tsx scripts/server/start.ts',
      url: `${appUrl}/api/health/ready`,
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: process.env.E2E_DATA_DIR,
        LOG_LEVEL: 'warn',
        // The rate limits are on, so each person in a story has their own IP address in x-forwarded-for.
        TRUSTED_PROXIES: '1',
        GOOGLE_CLIENT_ID: 'campmates',
        GOOGLE_CLIENT_SECRET: 'a secret between the two',
        GOOGLE_ISSUER: issuer,
        OPENAI_BASE_URL: aiUrl,
        WEATHER_URL: weatherUrl,
        OPERATOR_EMAILS: 'kerry@example.com, desk-sites@operators.example, desk-people@operators.example',
      },
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
    {
      command: 'node --import tsx tests/e2e/openid-provider.ts',
      url: `${issuer}/.well-known/openid-configuration`,
      env: { OPENID_ISSUER: issuer, OPENID_APP_URL: appUrl },
    },
    {
      command: 'node --import tsx tests/e2e/ai-provider.ts',
      url: `${aiUrl}/models`,
      env: { AI_PORT: aiPort },
    },
    {
      command: 'node --import tsx tests/e2e/weather-provider.ts',
      url: weatherUrl,
      env: { WEATHER_PORT: weatherPort },
    },
  ],
});
