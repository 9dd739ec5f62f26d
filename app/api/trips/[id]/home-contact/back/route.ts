import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { homeContactAnswer } from '@/lib/trips/home-contact/schema';
import { sayBack } from '@/lib/trips/home-contact/set-home-contact';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const POST = tripRoute(
  {
    summary: 'Say that your household is back from a trip',
    params: params('id'),
    body: z.object({}),
    answer: homeContactAnswer,
    limits: ['partChanges'],
  },
  async ({ caller }) => ({ home_contact: await sayBack(caller) }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
