import 'server-only';
import type { Account, NextAuthOptions } from 'next-auth';
import { decode, type JWTDecodeParams } from 'next-auth/jwt';
import { env } from '../env';
import { log } from '../log';
import { authAdapter } from './adapter';
import { googleProvider } from './google';
import { isLinked, isLinkingAllowed } from './google-link';
import { secureCookies } from './own-cookie';
import {
  asSessionToken,
  authSecret,
  readSessionToken,
  SESSION_SECONDS,
  sessionCookieName,
} from './session-cookie';
import { type Device, endSession, openSession } from './sessions';
import { suspendedPath, suspensionOf } from './suspension';
import { type Account as LiveAccount, liveAccount } from './viewer';

export function authOptions(device: Device, sessionValue: string | undefined): NextAuthOptions {
  // Without NEXTAUTH_URL next-auth would trust the header X-Forwarded-Host.
  process.env.NEXTAUTH_URL = env().APP_URL;
  let identity: Account | undefined;
  let linking: LiveAccount | undefined;
  return {
    secret: authSecret(),
    providers: [googleProvider()],
    adapter: authAdapter(
      () => identity,
      () => linking,
    ),
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    // Under `jwt`, because session.maxAge has no effect on the token of a Google sign-in.
    jwt: { maxAge: SESSION_SECONDS, decode: decodeLive },
    pages: { signIn: '/login', error: '/login' },
    useSecureCookies: secureCookies(),
    cookies: {
      sessionToken: {
        name: sessionCookieName(),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: secureCookies() },
      },
    },
    callbacks: {
      signIn: async ({ user, account, profile }) => {
        identity = account ?? undefined;
        if ((profile as { email_verified?: boolean } | undefined)?.email_verified !== true) return false;
        const reason = account && (await suspensionOf(account));
        if (reason) return suspendedPath(reason);
        // Without the following checks next-auth would link the identity to the account that is signed
        // in, even if the identity is another person's.
        const current = await liveAccount(await readSessionToken(sessionValue));
        if (current === null || current.userId === user.id) return true;
        if (!(await isLinkingAllowed(current))) return '/login?error=SignedInAlready';
        if (account && (await isLinked(account))) return '/profile/account?google=taken';
        linking = current;
        return true;
      },
      jwt: async ({ token, user, account }) =>
        account ? { ...(await replaceSession(user.id, device, sessionValue)) } : token,
    },
    logger: {
      error: (code) => log.warn({ code }, 'sign-in problem'),
      warn: (code) => log.debug({ code }, 'sign-in warning'),
      debug: () => undefined,
    },
  };
}

async function replaceSession(userId: string, device: Device, sessionValue: string | undefined) {
  await endSession(await readSessionToken(sessionValue));
  return openSession(userId, device, { withGoogle: true });
}

async function decodeLive(params: JWTDecodeParams) {
  const token = await decode(params);
  // next-auth also decodes its cookies for state, PKCE and nonce here, with a salt and no session.
  if (params.salt) return token;
  return (await liveAccount(asSessionToken(token))) ? token : null;
}
