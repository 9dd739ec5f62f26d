import 'server-only';
import type { NextRequest } from 'next/server';
import type { z } from 'zod';
import { forbidden, signedOut } from '@/lib/errors';
import { bearerOf } from '@/lib/server/auth/bearer';
import type { Principal } from '@/lib/server/auth/principal';
import { accountOf, hasProfile } from '@/lib/server/auth/viewer';
import { endpoint, type Handle, type RouteSpec } from '@/lib/server/http/route';
import type { TripCaller } from '../trip-caller';
import { findCaller } from './find-caller';
import { readGuestCookie } from './guests/guest-cookie';

type Schema = z.ZodType | undefined;

/** For accounts, and for guests with their household's cookie. */
export const tripRoute = <P extends Schema, Q extends Schema, B extends Schema, A>(
  spec: RouteSpec<P, Q, B, A>,
  handle: (
    input: Omit<Parameters<Handle<TripCaller, P, Q, B, A>>[0], 'viewer'> & { caller: TripCaller },
  ) => ReturnType<Handle<TripCaller, P, Q, B, A>>,
) =>
  endpoint<TripCaller, P, Q, B, A>({ ...spec, access: 'trip' }, callerFrom, ({ viewer: caller, ...input }) =>
    handle({ ...input, caller }),
  );

/** The routes of the trip's pages call the id `tripId`. */
async function callerFrom(request: NextRequest, { id, tripId = id }: Record<string, string | string[]>) {
  const account = await accountOf(request);
  const viewer = account && hasProfile(account) ? account : null;
  const opened = bearerOf(request) === null ? readGuestCookie(request.cookies) : [];
  const who = await findCaller(String(tripId), viewer, opened);
  if (who) return { who, principal: principalOf(who) };
  throw account ? forbidden('Please complete your profile first.') : signedOut();
}

const principalOf = (caller: TripCaller): Principal =>
  'viewer' in caller ? { userId: caller.viewer.userId } : caller;
