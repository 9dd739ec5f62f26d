import { setDismissed } from '@/lib/campsites/observations/save-observation';
import { dismissal } from '@/lib/campsites/observations/schema';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const PUT = route(
  {
    summary: 'Choose whether you are asked about a campsite after a trip',
    params: params('id'),
    body: dismissal,
    answer: dismissal,
    limits: ['dismissals'],
  },
  ({ viewer, params, body }) => setDismissed(viewer, params.id, body.dismissed),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
