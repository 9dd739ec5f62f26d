import { z } from 'zod';
import { readAddresses } from '../email-list';

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`);

const httpUrl = z
  .string()
  .refine((value) => /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value), 'must be an http or https URL')
  // fetch refuses a URL with a user name, so it is reported at the start and not at the first request.
  .refine((value) => !URL.canParse(value) || !new URL(value).username, 'must have no user name in it')
  .transform((value) => value.replace(/(?<!\/)\/+$/, ''));

const siteUrl = httpUrl.refine(
  (value) => new URL(value).origin === value.toLowerCase(),
  'must have no path: https://camp.example',
);

/** Official lists of fire bans, fires, warnings, roads and parks are read for these states. */
export const conditionStates = ['nsw', 'nt', 'qld', 'sa', 'vic', 'wa'] as const;
type ConditionState = (typeof conditionStates)[number];

const conditions = z
  .string()
  .default('')
  .transform((value, context) => {
    const url = httpUrl.safeParse(value);
    if (url.success) return { states: [...conditionStates], from: url.data };
    const names = value
      .toLowerCase()
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const isState = (name: string): name is ConditionState => conditionStates.some((state) => state === name);
    if (!names.every(isState)) {
      context.addIssue(
        `must be names of ${conditionStates.join(', ')} with commas between them, or an http or https URL`,
      );
      return z.NEVER;
    }
    return { states: names, from: null };
  });

const urlOf = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
      `must be a URL that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    );

const addresses = z
  .string()
  .default('')
  .transform((value) => readAddresses(value.toLowerCase()))
  .refine(({ refused }) => refused.length === 0, 'must be e-mail addresses with commas between them')
  .transform(({ addresses }) => addresses);

const postgresUrl = urlOf('postgres:', 'postgresql:');

const variables = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: wholeNumber(1, 65535).default(3000),
    LISTEN_ADDRESS: z.union([z.ipv4(), z.ipv6()], 'must be an IP address').optional(),
    APP_URL: siteUrl.optional(),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_DIRECT_URL: postgresUrl.optional(),
    DATABASE_REPLICA_URL: postgresUrl.optional(),
    DATA_DIR: z.string().default('.data'),
    RESEND_API_KEY: z.string().optional(),
    SMTP_URL: urlOf('smtp:', 'smtps:').optional(),
    MAIL_FROM: z
      .string()
      .includes('@', { error: 'must hold an e-mail address' })
      .default('Campmates <campmates@localhost>'),
    CONTACT_EMAIL: z.string().includes('@', { error: 'must be an e-mail address' }).optional(),
    OPERATOR_EMAILS: addresses,
    OPERATOR_READERS: addresses,
    MAIL_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be whsec_ and 24 bytes or more in base64')
      .optional(),
    AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    EMERGENCY_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_ISSUER: httpUrl.optional(),
    OPENAI_API_KEY: z.string().optional(),
    OPENAI_BASE_URL: httpUrl.optional(),
    OPENAI_MODEL: z.string().default('gpt-4.1-mini'),
    AI_DAILY_LIMIT: wholeNumber(0, 1_000_000).default(500),
    RECAPTCHA_SITE_KEY: z.string().optional(),
    RECAPTCHA_SECRET_KEY: z.string().optional(),
    GOOGLE_MAPS_API_KEY: z.string().optional(),
    MAP_TILE_URL: httpUrl.optional(),
    WEATHER_URL: z
      .union([z.literal('off'), httpUrl], 'must be off, or an http or https URL without a user name')
      .default('https://api.open-meteo.com'),
    /** `from` takes the place of the lists' own origins. */
    CONDITIONS: conditions,
    VAPID_PUBLIC_KEY: z
      .string()
      .regex(/^[\w-]{87}$/, 'must be a public key of 87 characters in base64url')
      .optional(),
    VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/, 'must be a private key of 43 characters in base64url')
      .optional(),
    BACKUP_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
    CRON_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
    TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
    SERVERLESS: z.enum(['0', '1'], { error: 'must be 0 or 1' }).optional(),
    VERCEL: z.string().optional(),
    NETLIFY: z.string().optional(),
    AWS_LAMBDA_FUNCTION_NAME: z.string().optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  })
  .transform(({ VERCEL, NETLIFY, AWS_LAMBDA_FUNCTION_NAME, ...given }) => ({
    ...given,
    /** The host may end or freeze the process between requests, and runs many processes. */
    SERVERLESS: given.SERVERLESS
      ? given.SERVERLESS === '1'
      : Boolean(VERCEL ?? NETLIFY ?? AWS_LAMBDA_FUNCTION_NAME),
    APP_URL: given.APP_URL ?? `http://localhost:${given.PORT}`,
    CONTACT_EMAIL: given.CONTACT_EMAIL ?? addressOf(given.MAIL_FROM),
  }));

export type Env = z.output<typeof variables>;

export class EnvError extends Error {
  override name = 'EnvError';
}

/** An empty variable counts as missing. Throws EnvError. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new EnvError(`Wrong configuration: ${problems.join('; ')}.`);
  }
  const env = parsed.data;
  // Next evaluates routes in a build, before a deployment has its secrets.
  const building = source.NEXT_PHASE === 'phase-production-build';
  if (env.NODE_ENV === 'production' && env.DATABASE_URL && !env.AUTH_SECRET && !building) {
    throw new EnvError(
      'Wrong configuration: AUTH_SECRET is required where DATABASE_URL is set in production.',
    );
  }
  if (env.NODE_ENV === 'production' && env.DATABASE_URL && sendsMail(env) && !given.APP_URL && !building) {
    throw new EnvError(
      `Wrong configuration: APP_URL is required where mails are sent, because their links would lead to ${env.APP_URL}.`,
    );
  }
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const) {
    if (env[name] && !env.DATABASE_URL)
      throw new EnvError(`Wrong configuration: ${name} needs DATABASE_URL beside it.`);
  }
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = env;
  if ((VAPID_PUBLIC_KEY === undefined) !== (VAPID_PRIVATE_KEY === undefined)) {
    throw new EnvError('Wrong configuration: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together.');
  }
  return env;
}

export const sendsMail = ({ RESEND_API_KEY, SMTP_URL }: Pick<Env, 'RESEND_API_KEY' | 'SMTP_URL'>) =>
  Boolean(RESEND_API_KEY ?? SMTP_URL);

/** What works but hardly as meant. */
export function startWarnings(env: Env): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const warnings: string[] = [];
  if (/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(env.APP_URL).hostname))
    warnings.push(
      `APP_URL is ${env.APP_URL}, so links in mails work on this machine alone. Set APP_URL to the address that people open.`,
    );
  if (!sendsMail(env))
    warnings.push(
      `No mail leaves this server: each becomes a file under ${env.DATA_DIR}/mail. Set RESEND_API_KEY or SMTP_URL.`,
    );
  if (env.DATABASE_URL && !env.EMERGENCY_KEY)
    warnings.push('There are no cards for an emergency. Set EMERGENCY_KEY.');
  return warnings;
}

let cached: Env | undefined;

export function env(): Env {
  cached ??= readEnv(process.env);
  return cached;
}

/** LISTEN, the queue's worker and migrations need a session of their own, which a pooler doesn't give. */
export const directUrl = ({ DATABASE_DIRECT_URL, DATABASE_URL }: Env) => DATABASE_DIRECT_URL ?? DATABASE_URL;

export function mapTiles(): { url: string } | null {
  const { MAP_TILE_URL } = env();
  return MAP_TILE_URL ? { url: MAP_TILE_URL } : null;
}

function addressOf(mailbox: string): string {
  return /<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox;
}
