import { params } from '@/lib/fields';
import { shareGear } from '@/lib/household/gear/gear';
import { gearList, gearSharing } from '@/lib/household/gear/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const PUT = route(
  {
    summary: 'Share an item of gear with the people on your trips, or stop sharing it',
    params: params('id'),
    body: gearSharing,
    answer: gearList,
  },
  async ({ viewer, params, body }) => ({ gear: await shareGear(viewer, params.id, body.shared) }),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
