import { z } from 'zod';
import { readOpenParks } from '@/lib/campsites/open-data';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route(
  {
    summary:
      'What ties the bundled campgrounds to parks, ODbL 1.0, with CAPAD 2014 (CC BY 3.0 AU), as a file',
    answer: z.object({
      fields: z.array(z.string()),
      rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
    }),
  },
  async () =>
    new Response(await readOpenParks(), {
      headers: {
        'content-type': 'application/json',
        'content-disposition': 'attachment; filename="campground-parks.json"',
        'cache-control': 'private, max-age=86400',
      },
    }),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
