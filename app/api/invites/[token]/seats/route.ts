import { notFound } from '@/lib/errors';
import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';
import { getSeats } from '@/lib/trips/seats/get-seats';
import { GOERS_ALONE } from '@/lib/trips/seats/lock-seats';
import { seatChange, seats } from '@/lib/trips/seats/schema';
import { seatPerson } from '@/lib/trips/seats/seat-person';

export const GET = publicRoute(
  { summary: 'Who rides with whom', params: tokenParams, answer: seats },
  async ({ params, request }) => {
    const found = await getSeats(await callerByLink(await accountOf(request), params.token));
    if (!found) throw notFound();
    return found;
  },
);

export const PUT = publicRoute(
  {
    summary: 'Seat one of a guest’s people in a car; null for no seat',
    params: tokenParams,
    body: seatChange,
    answer: seats,
    limits: ['partChangesByLink'],
  },
  async ({ params, body, request }) =>
    seatPerson(await callerByLink(await accountOf(request), params.token, GOERS_ALONE), body),
);

export const { DELETE, OPTIONS, PATCH, POST } = otherMethods({ GET, PUT });
