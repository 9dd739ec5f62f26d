import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { changePacking, removeFromPacking } from '@/lib/trips/packing/change-packing';
import { onePackingItem, packingChange } from '@/lib/trips/packing/schema';

export const PATCH = tripRoute(
  {
    summary: 'Tick, mark or leave out an item of your packing list',
    params: params('id', 'item'),
    body: packingChange,
    answer: onePackingItem,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ caller, params, body }) => ({
    item: await changePacking(caller, params.item, body),
  }),
);

export const DELETE = tripRoute(
  {
    summary: 'Remove an item from your packing list',
    params: params('id', 'item'),
    answer: z.object({ id }),
    limits: ['partChanges'],
  },
  async ({ caller, params }) => {
    await removeFromPacking(caller, params.item);
    return { id: params.item };
  },
);

export const { GET, OPTIONS, POST, PUT } = otherMethods({ PATCH, DELETE });
