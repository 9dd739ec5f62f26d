import 'server-only';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { loginPath, PATH_HEADER, profilePath } from './callback';
import { readSessionToken, sessionCookieName } from './session-cookie';
import { hasProfile, livePageAccount, type PageAccount, type Viewer, withJustWrote } from './viewer';

export const pageAccount = cache(async (): Promise<PageAccount | null> => {
  const jar = await cookies();
  return withJustWrote(
    await livePageAccount(await readSessionToken(jar.get(sessionCookieName())?.value)),
    jar,
  );
});

/** May have no profile. Redirects a signed-out browser to /login, and from there back to the page. */
export async function requireAccount(): Promise<PageAccount> {
  const account = await pageAccount();
  if (!account) redirect(loginPath((await headers()).get(PATH_HEADER)));
  return account;
}

/** Redirects to /login when signed out, and to /complete-profile without a profile. */
export async function requireViewer(): Promise<PageAccount & Viewer> {
  const account = await requireAccount();
  if (!hasProfile(account)) redirect(profilePath((await headers()).get(PATH_HEADER)));
  return account;
}
