import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { addBackup } from '@/lib/trips/backups/change-backups';
import { getBackups } from '@/lib/trips/backups/get-backups';
import { backups, newBackup, oneBackup } from '@/lib/trips/backups/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const GET = tripRoute(
  {
    summary: 'List a trip’s plan Bs and whom they suit',
    params: params('id'),
    answer: backups,
    limits: ['largeReads', 'largeReadsByAddress'],
  },
  async ({ caller }) => {
    const found = await getBackups(caller);
    if (!found) throw notFound();
    return found;
  },
);

export const POST = tripRoute(
  {
    summary: 'Add a plan B for when the campsite is closed',
    params: params('id'),
    body: newBackup,
    answer: oneBackup,
    status: 201,
    limits: ['partChanges'],
    idempotent: true,
  },
  async ({ caller, body }) => ({ backup: await addBackup(caller, body) }),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
