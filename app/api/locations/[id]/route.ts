import { z } from 'zod';
import { getLocation } from '@/lib/campsites/get-location';
import { locationResponse, siteDetail } from '@/lib/campsites/schema';
import { changeSite, deleteSite } from '@/lib/campsites/sites/change-site';
import { siteChanges } from '@/lib/campsites/sites/schema';
import { notFound } from '@/lib/errors';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

const answer = z.object({ location: siteDetail });

export const GET = route(
  {
    summary: 'Get a campsite',
    params: params('id'),
    answer: locationResponse,
  },
  async ({ viewer, params }) => {
    const found = await getLocation(viewer, params.id);
    if (!found) throw notFound();
    return found;
  },
);

export const PUT = route(
  {
    summary: 'Change, share or unshare a campsite of your own',
    params: params('id'),
    body: siteChanges,
    answer,
  },
  async ({ viewer, params, body }) => ({ location: await changeSite(viewer, params.id, body) }),
);

export const DELETE = route(
  {
    summary: 'Delete a campsite of your own',
    params: params('id'),
    answer: z.object({ id }),
  },
  ({ viewer, params }) => deleteSite(viewer, params.id),
);

export const { OPTIONS, PATCH, POST } = otherMethods({ GET, PUT, DELETE });
