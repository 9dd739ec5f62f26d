import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { respondWithRecap } from '@/lib/trips/recap/recap-picture';

export const GET = tripRoute(
  {
    summary: 'Get a picture of a trip’s numbers for a chat',
    params: params('tripId'),
    answer: z.string(),
    answerType: 'image/png',
    limits: ['largeReads', 'largeReadsByAddress'],
  },
  ({ caller, request }) => respondWithRecap(request, caller),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
