import { z } from 'zod';
import { reportSite } from '@/lib/campsites/reports/report-site';
import { siteReport } from '@/lib/campsites/reports/schema';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const POST = route(
  {
    summary: 'Report a problem with a shared campsite',
    params: params('id'),
    body: siteReport,
    answer: z.object({ message: z.string() }),
    limits: ['siteReports'],
    idempotent: true,
  },
  async ({ viewer, params, body }) => {
    await reportSite(viewer, params.id, body);
    return { message: 'Thank you. We will have a look.' };
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
