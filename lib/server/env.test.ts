import { conditionStates, directUrl, EnvError, readEnv, startWarnings } from './env';

test('every variable has a default, and the links use the port', () => {
  expect(readEnv({ PORT: '4000' })).toMatchObject({
    PORT: 4000,
    APP_URL: 'http://localhost:4000',
    DATA_DIR: '.data',
    MAIL_FROM: 'Campmates <campmates@localhost>',
    CONTACT_EMAIL: 'campmates@localhost',
    TRUSTED_PROXIES: 0,
    OPENAI_MODEL: 'gpt-4.1-mini',
    AI_DAILY_LIMIT: 500,
    WEATHER_URL: 'https://api.open-meteo.com',
  });
});

test('what needs one session goes past the pooler where there is one', () => {
  const [pooler, database] = ['postgres://pooler.example/x', 'postgres://db.example/x'];
  expect(directUrl(readEnv({ DATABASE_URL: database }))).toBe(database);
  expect(directUrl(readEnv({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: database }))).toBe(database);
});

test('an empty variable counts as not given', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
});

test('lists of conditions are off, or of the named states, or all from one server', () => {
  expect(readEnv({}).CONDITIONS).toEqual({ states: [], from: null });
  expect(readEnv({ CONDITIONS: 'NSW, vic' }).CONDITIONS).toEqual({ states: ['nsw', 'vic'], from: null });
  expect(readEnv({ CONDITIONS: 'http://lists.test/' }).CONDITIONS).toEqual({
    states: [...conditionStates],
    from: 'http://lists.test',
  });
});

test('a base URL loses its trailing slash', () => {
  expect(readEnv({ APP_URL: 'https://camp.example/' }).APP_URL).toBe('https://camp.example');
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535'],
  [{ DATABASE_DIRECT_URL: 'postgres://db.example/x' }, 'DATABASE_DIRECT_URL needs DATABASE_URL beside it'],
  [{ DATABASE_REPLICA_URL: 'postgres://db.example/x' }, 'DATABASE_REPLICA_URL needs DATABASE_URL beside it'],
  [{ APP_URL: 'camp.example' }, 'APP_URL must be an http or https URL'],
  [{ APP_URL: 'https://camp.example/path' }, 'APP_URL must have no path'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a URL that begins with postgres:// or postgresql://'],
  [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES must be a whole number'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters'],
  [{ MAIL_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, 'MAIL_WEBHOOK_SECRET must be whsec_ and 24 bytes'],
  [{ OPERATOR_READERS: 'kerry' }, 'OPERATOR_READERS must be e-mail addresses'],
  [{ METRICS_TOKEN: 'guessable' }, 'METRICS_TOKEN must have at least 16 characters'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https URL'],
  [{ WEATHER_URL: 'on' }, 'WEATHER_URL must be off, or an http or https URL'],
  [{ WEATHER_URL: 'https://me:secret@weather.example' }, 'WEATHER_URL must be off, or an http or https URL'],
  [{ CONDITIONS: 'nsw, tas' }, 'CONDITIONS must be names of nsw, nt, qld, sa, vic, wa with commas'],
  [{ CONDITIONS: 'https://me@lists.example' }, 'CONDITIONS must be names'],
  [{ OPENAI_BASE_URL: 'https://me@ai.example/v1' }, 'OPENAI_BASE_URL must have no user name in it'],
  [{ VAPID_PUBLIC_KEY: 'short' }, 'VAPID_PUBLIC_KEY must be a public key'],
  [{ VAPID_PRIVATE_KEY: 'x'.repeat(43) }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together'],
])('a wrong variable is named in one line: %j', (source, words) => {
  expect(() => readEnv(source)).toThrow(EnvError);
  expect(() => readEnv(source)).toThrow(words);
  expect(() => readEnv(source)).not.toThrow(/\n/);
});

test('AUTH_SECRET is required in production with DATABASE_URL, but not while building', () => {
  const source = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db.example/campmates' };
  expect(() => readEnv(source)).toThrow('AUTH_SECRET is required');
  expect(() => readEnv({ ...source, NEXT_PHASE: 'phase-production-build' })).not.toThrow();
  expect(() => readEnv({ ...source, AUTH_SECRET: 'x'.repeat(32) })).not.toThrow();
});

test('APP_URL is required in production where mails are sent, but not while building', () => {
  const source = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db.example/campmates',
    AUTH_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtp://mail.example',
  };
  const { SMTP_URL: _, ...withoutMail } = source;
  expect(() => readEnv(source)).toThrow('APP_URL is required where mails are sent');
  expect(() => readEnv({ ...withoutMail, RESEND_API_KEY: 're_1' })).toThrow('APP_URL is required');
  for (const fine of [
    { ...source, APP_URL: 'https://camp.example' },
    { ...source, NODE_ENV: 'development' },
    { ...source, NEXT_PHASE: 'phase-production-build' },
    { ...source, DATABASE_URL: '' },
    withoutMail,
  ])
    expect(() => readEnv(fine)).not.toThrow();
});

test('a server warns at its start of links to its own machine and of mails that become files', () => {
  const warningsFor = (source: Record<string, string>) =>
    startWarnings(readEnv({ NODE_ENV: 'production', ...source }));
  const [link, files] = [/^APP_URL is http:\/\/localhost:3000, so links/, /^No mail leaves this server/];
  const said = warningsFor({});
  expect(said).toEqual([expect.stringMatching(link), expect.stringMatching(files)]);
  expect(warningsFor({ RESEND_API_KEY: 're_1' })).toEqual([expect.stringMatching(link)]);
  expect(warningsFor({ APP_URL: 'https://camp.example' })).toEqual([expect.stringMatching(files)]);
  expect(warningsFor({ APP_URL: 'https://localhost.example', SMTP_URL: 'smtp://mail.example' })).toEqual([]);
  expect(warningsFor({ NODE_ENV: 'development' })).toEqual([]);
  const own = { DATABASE_URL: 'postgres://db.example/x', AUTH_SECRET: 'a'.repeat(32) };
  const whole = { ...own, APP_URL: 'https://camp.example', SMTP_URL: 'smtp://mail.example' };
  expect(warningsFor(whole)).toEqual([expect.stringMatching(/EMERGENCY_KEY/)]);
  expect(warningsFor({ ...whole, EMERGENCY_KEY: 'a'.repeat(32) })).toEqual([]);
});

test.each([
  [{}, false],
  [{ VERCEL: '1' }, true],
  [{ NETLIFY: 'true' }, true],
  [{ AWS_LAMBDA_FUNCTION_NAME: 'campmates' }, true],
  [{ VERCEL: '1', SERVERLESS: '0' }, false],
  [{ SERVERLESS: '1' }, true],
])('a host that ends processes between requests is detected or configured: %j', (source, serverless) => {
  expect(readEnv(source).SERVERLESS).toBe(serverless);
});
