import { z } from 'zod';
import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { reply } from '@/lib/server/http/respond';
import { publicRoute } from '@/lib/server/http/route';
import { guestCookie } from '@/lib/trips/households/guests/guest-cookie';
import { confirmAddress } from '@/lib/trips/invitations/links/own-address';
import { openAsGuest } from '@/lib/trips/invitations/open-as-guest';
import { openedTrip } from '@/lib/trips/invitations/opened';
import { tokenParams } from '@/lib/trips/invitations/schema';

export const POST = publicRoute(
  {
    summary: 'Open an invitation’s trip in this browser',
    params: tokenParams,
    body: z.object({ confirm: z.string().max(1000).optional() }),
    answer: openedTrip,
    limits: ['openings'],
  },
  async ({ params, body, request }) => {
    const { asGuest, ...household } = await openAsGuest(await accountOf(request), params.token);
    if (asGuest && body.confirm) await confirmAddress(household.householdId, body.confirm);
    const cookies = asGuest ? [guestCookie(request.cookies, household)] : [];
    return reply({ trip_id: household.tripId }, { cookies });
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
