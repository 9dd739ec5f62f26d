import 'server-only';
import type { Device } from '../auth/sessions';
import { env } from '../env';
import { isOwnServer } from '../lifecycle';
import { callerAddress } from './caller-address';

/** Null when neither our own server nor a trusted proxy names the address. */
export function callerOf(request: Request): string | null {
  const forwarded = request.headers.get('x-forwarded-for');
  if (isOwnServer()) return forwarded;
  return callerAddress(undefined, forwarded ?? undefined, env().TRUSTED_PROXIES) ?? null;
}

export const deviceOf = (request: Request): Device => ({
  userAgent: request.headers.get('user-agent')?.slice(0, 300) ?? null,
  address: callerOf(request),
});
