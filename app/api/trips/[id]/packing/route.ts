import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { addToPacking } from '@/lib/trips/packing/change-packing';
import { getPacking } from '@/lib/trips/packing/get-packing';
import { onePackingItem, packingList, packingName } from '@/lib/trips/packing/schema';

export const GET = route(
  {
    summary: 'What the caller packs for a trip, seen by themselves alone; empty for who isn’t going',
    params: params('id'),
    answer: packingList,
  },
  async ({ viewer, params }) => {
    const found = await getPacking(viewer, params.id);
    if (!found) throw notFound();
    return found;
  },
);

export const POST = route(
  {
    summary: 'Add a thing to one’s own packing list',
    params: params('id'),
    body: packingName,
    answer: onePackingItem,
    status: 201,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ viewer, params, body }) => ({ item: await addToPacking(viewer, params.id, body.name) }),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
