import 'server-only';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { loginPath, PATH_HEADER, profilePath } from './callback';
import { readSessionToken, sessionCookieName } from './session-cookie';
import { hasProfile, livePageAccount, marked, type PageAccount, type Viewer } from './viewer';

/** The account that a page is rendered for, or null; looked up once a request. */
export const pageAccount = cache(async (): Promise<PageAccount | null> => {
  const jar = await cookies();
  return marked(await livePageAccount(await readSessionToken(jar.get(sessionCookieName())?.value)), jar);
});

/** For pages open without a profile: sends the signed-out to /login and back here after it. */
export async function requireAccount(): Promise<PageAccount> {
  const account = await pageAccount();
  if (!account) redirect(loginPath((await headers()).get(PATH_HEADER)));
  return account;
}

/** For every other page: sends those without a profile to /complete-profile as well. */
export async function requireViewer(): Promise<PageAccount & Viewer> {
  const account = await requireAccount();
  if (!hasProfile(account)) redirect(profilePath((await headers()).get(PATH_HEADER)));
  return account;
}
