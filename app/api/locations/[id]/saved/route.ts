import { savedSite, setSaved } from '@/lib/campsites/save-site';
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
