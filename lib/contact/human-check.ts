import 'server-only';
import { createHmac } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { AppError } from '../errors';
import { authSecret } from '../server/auth/session-cookie';
import { env } from '../server/env';
import { withinLimit } from '../server/http/rate-limiter';
import { log } from '../server/log';

/** reCAPTCHA when it is configured, otherwise our own proof of work. */
export type HumanCheck = { kind: 'recaptcha'; siteKey: string } | { kind: 'altcha' };

const ACTION = 'contact';
const LEAST_SCORE = 0.5;
const CHALLENGE_MINUTES = 20;

export function humanCheck(): HumanCheck {
  const { RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY } = env();
  return RECAPTCHA_SITE_KEY && RECAPTCHA_SECRET_KEY
    ? { kind: 'recaptcha', siteKey: RECAPTCHA_SITE_KEY }
    : { kind: 'altcha' };
}

const challengeSecret = () =>
  createHmac('sha256', authSecret()).update('campmates human check').digest('hex');

/** A phone takes about half a second to solve it. */
export const newChallenge = (): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 5_000,
    deriveKey,
    expiresAt: new Date(Date.now() + CHALLENGE_MINUTES * 60_000),
    hmacSignatureSecret: challengeSecret(),
  });

/** Each token is accepted only once. */
export async function isHuman(token: string): Promise<boolean> {
  return humanCheck().kind === 'recaptcha' ? passesRecaptcha(token) : passesAltcha(token);
}

async function passesAltcha(token: string): Promise<boolean> {
  const payload = decodePayload(token);
  if (!payload) return false;
  const { verified } = await verifySolution({
    challenge: payload.challenge,
    solution: payload.solution,
    deriveKey,
    hmacSignatureSecret: challengeSecret(),
  }).catch(() => ({ verified: false }));
  return verified && withinLimit('challengeUse', payload.challenge.signature ?? '');
}

function decodePayload(token: string): Payload | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return typeof payload === 'object' && payload && 'challenge' in payload && 'solution' in payload
      ? (payload as Payload)
      : null;
  } catch {
    return null;
  }
}

const recaptchaVerdict = z.object({
  success: z.literal(true),
  score: z.number().min(LEAST_SCORE),
  action: z.literal(ACTION),
  hostname: z.string(),
});

async function passesRecaptcha(token: string): Promise<boolean> {
  const { success, data } = recaptchaVerdict.safeParse(await askRecaptcha(token));
  // A key without a domain restriction accepts tokens from any site.
  return success && data.hostname === new URL(env().APP_URL).hostname;
}

async function askRecaptcha(token: string): Promise<unknown> {
  const body = new URLSearchParams({ secret: env().RECAPTCHA_SECRET_KEY ?? '', response: token });
  let text: string;
  try {
    const response = await fetch('https://www.google.com/recaptcha/api/siteverify', {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(8_000),
    });
    if (response.status >= 500) throw new Error(`reCAPTCHA responded with ${response.status}`);
    text = await response.text();
  } catch (error) {
    log.warn({ err: error }, 'the human check cannot be reached');
    throw new AppError(503, 'The human check cannot be reached right now. Please try again in a moment.', {
      retryAfterSeconds: 30,
    });
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
