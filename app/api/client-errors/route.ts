import { z } from 'zod';
import { browserError, logBrowserError } from '@/lib/server/http/browser-errors';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';

export const POST = publicRoute(
  {
    summary: 'Report an error of a browser to the log',
    limits: ['clientErrors'],
    body: browserError,
    maxBytes: 4 * 1024,
    status: 204,
    readsOnly: true,
    answer: z.null(),
  },
  async ({ body }) => {
    logBrowserError(body);
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
