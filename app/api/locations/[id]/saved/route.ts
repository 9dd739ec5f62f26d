import { setSaved } from '@/lib/campsites/saved/save-site';
import { savedSite } from '@/lib/campsites/saved/schema';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const PUT = route(
  {
    summary: 'Save a campsite for later, or stop saving it',
    params: params('id'),
    body: savedSite,
    answer: savedSite,
  },
  ({ viewer, params, body }) => setSaved(viewer, params.id, body.saved),
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
