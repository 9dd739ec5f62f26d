import { z } from 'zod';
import { params } from '@/lib/fields';
import { operatorRoute } from '@/lib/operator/operator-route';
import { decideSite } from '@/lib/operator/sites/decide-site';
import { decidedSite, siteAction } from '@/lib/operator/sites/schema';
import { otherMethods } from '@/lib/server/http/other-methods';

export const POST = operatorRoute(
  {
    summary: 'Keep, hide, correct, merge or delete a shared campsite',
    params: params('id'),
    body: siteAction,
    answer: z.object({ site: decidedSite }),
  },
  async ({ viewer: operator, params, body }) => ({ site: await decideSite(operator, params.id, body) }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
