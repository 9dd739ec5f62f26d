import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { setDuties } from '@/lib/trips/days/change-duties';
import { days, dutyList } from '@/lib/trips/days/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const PUT = tripRoute(
  {
    summary: 'Say, as an organiser, what somebody does at camp every day',
    params: params('id'),
    body: dutyList,
    answer: days,
    limits: ['partChanges'],
  },
  ({ caller, body }) => setDuties(caller, body.duties),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
