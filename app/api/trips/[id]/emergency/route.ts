import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { changeEmergency } from '@/lib/trips/emergency/change-emergency';
import { getEmergency } from '@/lib/trips/emergency/read-emergency';
import { emergency, emergencyChange } from '@/lib/trips/emergency/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const GET = tripRoute(
  {
    summary: 'List who has a card for an emergency on a trip, and its first-aiders',
    inPerson: true,
    params: params('id'),
    answer: emergency,
    limits: ['largeReads', 'largeReadsByAddress'],
  },
  ({ caller }) => getEmergency(caller),
);

// Not idempotent: the responses to such calls are stored, and so are hashes of what was sent.
export const PUT = tripRoute(
  {
    summary: 'Share your household’s card on a trip, and name or become a first-aider',
    inPerson: true,
    params: params('id'),
    body: emergencyChange,
    answer: emergency,
    limits: ['partChanges'],
  },
  ({ caller, body }) => changeEmergency(caller, body),
);

export const { DELETE, OPTIONS, PATCH, POST } = otherMethods({ GET, PUT });
