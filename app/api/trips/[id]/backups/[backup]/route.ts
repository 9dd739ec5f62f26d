import { z } from 'zod';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { changeBackup, removeBackup } from '@/lib/trips/backups/change-backups';
import { backupChange, oneBackup } from '@/lib/trips/backups/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const PATCH = tripRoute(
  {
    summary: 'Change a plan B',
    params: params('id', 'backup'),
    body: backupChange,
    answer: oneBackup,
    limits: ['partChanges'],
  },
  async ({ caller, params, body }) => ({ backup: await changeBackup(caller, params.backup, body) }),
);

export const DELETE = tripRoute(
  {
    summary: 'Delete a plan B',
    params: params('id', 'backup'),
    answer: z.object({ id }),
    limits: ['partChanges'],
  },
  async ({ caller, params }) => {
    await removeBackup(caller, params.backup);
    return { id: params.backup };
  },
);

export const { GET, OPTIONS, POST, PUT } = otherMethods({ DELETE, PATCH });
