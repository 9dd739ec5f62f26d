import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { oneBackup } from '@/lib/trips/backups/schema';
import { swapBackup } from '@/lib/trips/backups/swap';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { trip } from '@/lib/trips/schema';

export const POST = tripRoute(
  {
    summary: 'Take the trip to its plan B, or back again',
    params: params('id', 'backup'),
    body: z.object({}),
    answer: oneBackup.extend({ trip }),
    limits: ['tripChanges'],
    idempotent: true,
  },
  ({ caller, params }) => swapBackup(caller, params.backup),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
