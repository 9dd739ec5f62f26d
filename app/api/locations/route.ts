import { createSite } from '@/lib/campsites/sites/change-site';
import { addedSite, newSite } from '@/lib/campsites/sites/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const POST = route(
  {
    summary: 'Add a campsite of your own, private or shared',
    body: newSite,
    answer: addedSite,
    status: 201,
    idempotent: true,
  },
  ({ viewer, body }) => createSite(viewer, body),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
