import 'server-only';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { loginPath, PATH_HEADER, profilePath } from '@/lib/server/auth/callback';
import { pageAccount } from '@/lib/server/auth/page-viewer';
import { hasProfile } from '@/lib/server/auth/viewer';
import type { TripCaller } from '../trip-caller';
import { pageVersion } from '../trip-version';
import { findCaller } from './find-caller';
import { readGuestCookie } from './guests/guest-cookie';

export const requireCaller = cache(async (tripId: string): Promise<TripCaller> => {
  const [account, version] = await Promise.all([pageAccount(), pageVersion(tripId)]);
  const viewer = account && hasProfile(account) ? account : null;
  const caller = await findCaller(tripId, viewer, readGuestCookie(await cookies()));
  if (caller) return { ...caller, version };
  const path = (await headers()).get(PATH_HEADER);
  redirect(account ? profilePath(path) : loginPath(path));
});
