import { z } from 'zod';
import { route } from '@/lib/api/route';
import { addSite } from '@/lib/campsites/mutations';
import { newSite, siteDetail } from '@/lib/campsites/site-schema';

export const POST = route(
  {
    summary: 'Add a campsite of one’s own, private or shared',
    body: newSite,
    answer: z.object({ location: siteDetail }),
    status: 201,
    idempotent: true,
  },
  async ({ viewer, body }) => ({ location: await addSite(viewer, body) }),
);
