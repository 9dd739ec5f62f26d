import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { openCard } from '@/lib/trips/emergency/open-card';
import { openedCard, openingInput } from '@/lib/trips/emergency/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

// Not idempotent: the responses to such calls are stored, and a card must not be stored in plain text.
export const POST = tripRoute(
  {
    summary: 'Open a household’s card in an emergency, which it is told at once',
    inPerson: true,
    params: params('id', 'householdId'),
    body: openingInput,
    answer: openedCard,
    limits: ['partChanges'],
  },
  ({ caller, params, body }) => openCard(caller, params.householdId, body.reason),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
