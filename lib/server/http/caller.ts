import 'server-only';
import type { Device } from '../auth/sessions';
import { env } from '../env';
import { callerAddress } from './caller-address';

/** Set by scripts/server/serve.ts, which puts the one believable address into x-forwarded-for. */
const behindOurServer = () => Symbol.for('campmates.server') in globalThis;

/** The caller's address as far as it can be believed; null where nothing in front vouches for it. */
export function callerOf(request: Request): string | null {
  const forwarded = request.headers.get('x-forwarded-for');
  if (behindOurServer()) return forwarded;
  return callerAddress(undefined, forwarded ?? undefined, env().TRUSTED_PROXIES) ?? null;
}

/** The browser behind a request, as its session keeps it. */
export const deviceOf = (request: Request): Device => ({
  userAgent: request.headers.get('user-agent')?.slice(0, 300) ?? null,
  address: callerOf(request),
});
