import { route } from '@/lib/api/route';
import { addSite } from '@/lib/campsites/mutations';
import { addedSite, newSite } from '@/lib/campsites/site-schema';

export const POST = route(
  {
    summary: 'Add a campsite of one’s own, private or shared',
    body: newSite,
    answer: addedSite,
    status: 201,
    idempotent: true,
  },
  ({ viewer, body }) => addSite(viewer, body),
);
