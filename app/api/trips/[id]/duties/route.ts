import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { setDuties } from '@/lib/trips/days/change-duties';
import { days, dutyList } from '@/lib/trips/days/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const PUT = tripRoute(
  {
    summary: 'Change the list of a trip’s duties',
    params: params('id'),
    body: dutyList,
    answer: days,
    limits: ['partChanges'],
  },
  ({ caller, body }) => setDuties(caller, body.duties),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
