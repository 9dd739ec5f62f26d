import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { getTripVersion } from '@/lib/trips/trip-version';

export const GET = tripRoute(
  {
    summary: 'Get a trip’s version, which changes whenever the trip does',
    params: params('id'),
    answer: z.object({ version: z.string() }),
  },
  async ({ caller }) => {
    const version = await getTripVersion(caller);
    if (version === null) throw notFound();
    return { version };
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
