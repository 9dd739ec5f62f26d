import 'server-only';
import GoogleProvider from 'next-auth/providers/google';
import { env } from '../env';

export const googleConfigured = () => Boolean(env().GOOGLE_CLIENT_ID && env().GOOGLE_CLIENT_SECRET);

/** In tests the OpenID provider that replaces Google. */
export function googleProvider() {
  const {
    GOOGLE_CLIENT_ID = '',
    GOOGLE_CLIENT_SECRET = '',
    GOOGLE_ISSUER = 'https://accounts.google.com',
  } = env();
  return GoogleProvider({
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    issuer: GOOGLE_ISSUER,
    wellKnown: `${GOOGLE_ISSUER}/.well-known/openid-configuration`,
    httpOptions: { timeout: 8_000 },
  });
}
