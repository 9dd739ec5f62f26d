import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { addToPacking } from '@/lib/trips/packing/change-packing';
import { getPacking } from '@/lib/trips/packing/get-packing';
import { onePackingItem, packingList, packingName } from '@/lib/trips/packing/schema';

export const GET = tripRoute(
  {
    summary: 'List what you pack for a trip',
    params: params('id'),
    answer: packingList,
  },
  async ({ caller }) => {
    const found = await getPacking(caller);
    if (!found) throw notFound();
    return found;
  },
);

export const POST = tripRoute(
  {
    summary: 'Add an item to your packing list',
    params: params('id'),
    body: packingName,
    answer: onePackingItem,
    status: 201,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ caller, body }) => ({ item: await addToPacking(caller, body.name) }),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
