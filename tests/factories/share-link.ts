import { POST as openInvite } from '@/app/api/invites/[token]/open/route';
import { PATCH as joinByLink, GET as readShared } from '@/app/api/join/[token]/route';
import { DELETE, GET, POST } from '@/app/api/trips/[id]/link/route';
import type { Joined, SharedTrip, ShareLink } from '@/lib/trips/share-link/schema';
import { call } from '../call';
import { deliveredMail, linkIn } from '../mail';
import { uniqueEmail } from './people';

interface Caller {
  cookie: string;
}

type LinkResponse = { link: ShareLink | null; error?: string; fields?: Record<string, string> };

const tripCall = (id: string, as?: Caller) => ({ ...(as && { as }), params: { id } });

export const readLink = (id: string, as?: Caller) => call<LinkResponse>(GET, 'GET', tripCall(id, as));
export const makeLink = (id: string, as?: Caller, body: object = {}) =>
  call<LinkResponse>(POST, 'POST', { ...tripCall(id, as), body });
export const revokeLink = (id: string, as?: Caller) => call<LinkResponse>(DELETE, 'DELETE', tripCall(id, as));

export const tokenIn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

/** Creates a trip's share link and returns its secret. */
export async function sharedToken(id: string, as: Caller, body: object = {}): Promise<string> {
  const made = await makeLink(id, as, body);
  return tokenIn(made.body.link?.url ?? '');
}

/** Returns what somebody who opens a share link gets, signed in as `as` or signed out. */
export const openLink = (token: string, as?: Caller) =>
  call<SharedTrip>(readShared, 'GET', { ...(as && { as }), params: { token } });

export const join = (token: string, body: unknown, as?: Caller, headers: Record<string, string> = {}) =>
  call<Joined & { error: string; fields?: Record<string, string> }>(joinByLink, 'PATCH', {
    ...(as && { as }),
    params: { token },
    body,
    headers,
  });

/** Joins as a guest who gives an address for a receipt, and confirms it by the link in the mail. */
export async function joinConfirmed(token: string, name: string): Promise<string> {
  const email = uniqueEmail(name.toLowerCase());
  await join(token, { ...alone(name), email });
  const link = new URL(linkIn((await deliveredMail(email)).at(-1), '/invite/'));
  const body = { confirm: link.searchParams.get('confirm') };
  const { status } = await call(openInvite, 'POST', { params: { token: tokenIn(link.href) }, body });
  if (status !== 200) throw new Error(`opening the receipt’s link is ${status}`);
  return email;
}

export const alone = (name: string) => ({ attending: true, name, crew: [{ name, age: 'adult' as const }] });
