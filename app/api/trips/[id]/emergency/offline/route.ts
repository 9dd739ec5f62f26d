import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { listOfflineCards } from '@/lib/trips/emergency/offline-cards';
import { offlineCards } from '@/lib/trips/emergency/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const GET = tripRoute(
  {
    summary: 'List the cards that a first-aider’s device keeps encrypted for use without reception',
    inPerson: true,
    params: params('id'),
    answer: offlineCards,
    limits: ['largeReads', 'largeReadsByAddress'],
  },
  ({ caller, request: { headers } }) => {
    if (!isOfOwnPages(headers)) throw notFound();
    return listOfflineCards(caller);
  },
);

/** Nobody reads cards, which leaves no entry, by opening the address. */
function isOfOwnPages(headers: Headers): boolean {
  const meant = headers.get('for-account') ?? headers.get('for-household');
  return Boolean(meant) && (headers.get('sec-fetch-dest') ?? 'empty') === 'empty';
}

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
