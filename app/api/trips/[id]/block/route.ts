import { z } from 'zod';
import { route } from '@/lib/api/route';
import { blockOrganiser } from '@/lib/blocks/mutations';
import { id, params } from '@/lib/fields';

export const POST = route(
  {
    summary: "Leave a trip and refuse its organiser's further invitations, without telling them",
    params: params('id'),
    answer: z.object({ id }),
  },
  ({ viewer, params }) => blockOrganiser(viewer, params.id),
);
