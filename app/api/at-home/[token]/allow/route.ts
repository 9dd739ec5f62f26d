import { z } from 'zod';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { allowPlans } from '@/lib/trips/home-contact/at-home';
import { atHome } from '@/lib/trips/home-contact/schema';
import { tokenParams } from '@/lib/trips/invitations/schema';

export const POST = publicRoute(
  {
    summary: 'Take “not me” back, as the person at home',
    params: tokenParams,
    body: z.object({}),
    answer: atHome,
    limits: ['answersByLink'],
  },
  async ({ params }) => allowPlans(params.token),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
