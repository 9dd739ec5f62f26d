import { z } from 'zod';
import { saveObservation, takeBackObservation } from '@/lib/campsites/observations/save-observation';
import { observation, observations } from '@/lib/campsites/observations/schema';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

const answer = z.object({ observations });

export const PUT = route(
  {
    summary: 'Add or replace your observation of a campsite',
    params: params('id'),
    body: observation,
    answer,
    limits: ['observations'],
  },
  async ({ viewer, params, body }) => ({ observations: await saveObservation(viewer, params.id, body) }),
);

export const DELETE = route(
  { summary: 'Delete your observation of a campsite', params: params('id'), answer },
  async ({ viewer, params }) => ({ observations: await takeBackObservation(viewer, params.id) }),
);

export const { GET, OPTIONS, PATCH, POST } = otherMethods({ DELETE, PUT });
