import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';
import { GOERS_ALONE } from '@/lib/trips/seats/lock-seats';
import { seats, towChange } from '@/lib/trips/seats/schema';
import { towVehicle } from '@/lib/trips/seats/tow-vehicle';

export const PUT = publicRoute(
  {
    summary: 'Have a car tow one of a guest’s trailers or boats; null for no car',
    params: tokenParams,
    body: towChange,
    answer: seats,
    limits: ['partChangesByLink'],
  },
  async ({ params, body, request }) =>
    towVehicle(await callerByLink(await accountOf(request), params.token, GOERS_ALONE), body),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
