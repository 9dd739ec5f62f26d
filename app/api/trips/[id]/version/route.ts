import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { getTripVersion } from '@/lib/trips/trip-version';

export const GET = route(
  {
    summary: 'A text that is another once a trip shows anything new, for where there are no events',
    params: params('id'),
    answer: z.object({ version: z.string() }),
  },
  async ({ viewer, params }) => {
    const version = await getTripVersion(viewer, params.id);
    if (version === null) throw notFound();
    return { version };
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
