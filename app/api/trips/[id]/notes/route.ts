import { z } from 'zod';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { changeNotes } from '@/lib/trips/before-you-go/change-notes';
import { tripNotes } from '@/lib/trips/before-you-go/notes-schema';
import { trip } from '@/lib/trips/schema';

export const PATCH = route(
  {
    summary: 'Change a trip’s meeting point and its UHF channel (organisers)',
    params: params('id'),
    body: tripNotes,
    answer: z.object({ trip }),
    limits: ['tripChanges'],
  },
  async ({ viewer, params, body }) => ({ trip: await changeNotes(viewer, params.id, body) }),
);

export const { DELETE, GET, OPTIONS, POST, PUT } = otherMethods({ PATCH });
