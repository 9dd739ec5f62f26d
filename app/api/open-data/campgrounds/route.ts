import { z } from 'zod';
import { readOpenData } from '@/lib/campsites/open-data';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route(
  {
    summary: 'Get the bundled campgrounds (© OpenStreetMap contributors, ODbL 1.0)',
    answer: z.array(z.looseObject({ id: z.string(), name: z.string(), lat: z.number(), lng: z.number() })),
  },
  async () =>
    new Response(await readOpenData('campgrounds-au-osm'), {
      headers: {
        'content-type': 'application/json',
        'content-disposition': 'attachment; filename="campgrounds-au-osm.json"',
        'cache-control': 'private, max-age=86400',
      },
    }),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
