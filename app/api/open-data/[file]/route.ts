import { z } from 'zod';
import { derivedTables, readOpenData } from '@/lib/campsites/open-data';
import { notFound } from '@/lib/errors';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route(
  {
    summary:
      'What ties the bundled campgrounds to parks and dogs (ODbL 1.0, with CAPAD 2014, CC BY 3.0 AU) or to roads (ODbL 1.0, with Global Map Australia 1M 2001, CC BY 4.0), as a file',
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
