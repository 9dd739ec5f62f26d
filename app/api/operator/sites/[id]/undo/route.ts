import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { operatorRoute } from '@/lib/operator/operator-route';
import { decidedSite } from '@/lib/operator/sites/schema';
import { undoDecision } from '@/lib/operator/sites/undo-decision';
import { otherMethods } from '@/lib/server/http/other-methods';

export const POST = operatorRoute(
  {
    summary: 'Undo the last decision on a campsite',
    params: params('id'),
    body: z.object({
      /** The decision to undo; 409 when the log has a newer decision. */
      entry: id.nullish(),
    }),
    answer: z.object({ site: decidedSite }),
  },
  async ({ viewer: operator, params, body }) => ({
    site: await undoDecision(operator, params.id, body.entry),
  }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
