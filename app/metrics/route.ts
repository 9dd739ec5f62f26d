import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { bearsSecret } from '@/lib/server/auth/bearer';
import { env } from '@/lib/server/env';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { spendScrape } from '@/lib/server/http/spend-scrape';
import { meter } from '@/lib/server/metrics/meter';

export const GET = publicRoute(
  {
    summary: 'Get this process’s metrics for Prometheus (Bearer METRICS_TOKEN)',
    answer: z.string(),
    answerType: 'text/plain',
  },
  async ({ request }) => {
    const { METRICS_TOKEN } = env();
    if (!METRICS_TOKEN || !bearsSecret(request, METRICS_TOKEN) || !meter.on) throw notFound();
    await spendScrape(request);
    const headers = { 'content-type': meter.on.contentType, 'cache-control': 'no-store' };
    return new Response(await meter.on.text(), { headers });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
