import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { changeStop, takeOutStop } from '@/lib/trips/stops/change/change-stops';
import { stopChange, stops } from '@/lib/trips/stops/change/schema';

export const PATCH = tripRoute(
  {
    summary: 'Change a stop’s place, nights or position',
    params: params('id', 'stop'),
    body: stopChange,
    answer: stops,
    limits: ['tripChanges'],
  },
  ({ caller, params, body }) => changeStop(caller, params.stop, body),
);

export const DELETE = tripRoute(
  {
    summary: 'Take a stop out of a trip',
    params: params('id', 'stop'),
    answer: stops,
    limits: ['tripChanges'],
  },
  ({ caller, params }) => takeOutStop(caller, params.stop),
);

export const { GET, OPTIONS, POST, PUT } = otherMethods({ DELETE, PATCH });
