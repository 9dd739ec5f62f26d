import { z } from 'zod';
import { route } from '@/lib/api/route';
import { params } from '@/lib/fields';
import { reportSite } from '@/lib/site-reports/mutations';
import { siteReport } from '@/lib/site-reports/schema';

export const POST = route(
  {
    summary: 'Report a shared campsite as wrong or closed',
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
