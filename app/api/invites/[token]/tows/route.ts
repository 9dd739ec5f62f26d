import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { plannerByLink } from '@/lib/trips/invitations/planner-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';
import { seats, towChange } from '@/lib/trips/seats/schema';
import { towVehicle } from '@/lib/trips/seats/tow-vehicle';

export const PUT = publicRoute(
  {
    summary: 'Have a car tow one of a guest’s trailers or boats; null for no car',
    params: tokenParams,
    body: towChange,
    answer: seats,
    limits: ['seatChangesByLink'],
  },
  async ({ params, body, request }) =>
    towVehicle(await plannerByLink(await accountOf(request), params.token), body),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
