import { z } from 'zod';
import { derivedTables, readOpenData } from '@/lib/campsites/open-data';
import { notFound } from '@/lib/errors';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route(
  {
    summary: 'Get the bundled campgrounds’ parks, roads or dog rules (see NOTICE)',
    params: z.object({ file: z.string() }),
    answer: z.object({
      fields: z.array(z.string()),
      rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
    }),
  },
  async ({ params }) => {
    const name = derivedTables.find((table) => table === params.file);
    if (!name) throw notFound();
    return new Response(await readOpenData(name), {
      headers: {
        'content-type': 'application/json',
        'content-disposition': `attachment; filename="${name}.json"`,
        'cache-control': 'private, max-age=86400',
      },
    });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
