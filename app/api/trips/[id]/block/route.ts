import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { blockOrganiser } from '@/lib/trips/invitations/block-organiser';

export const POST = route(
  {
    summary: "Leave a trip and refuse its organiser's further invitations, without telling them",
    params: params('id'),
    answer: z.object({ id }),
  },
  ({ viewer, params }) => blockOrganiser(viewer, params.id),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
