import { z } from 'zod';
import { openApiDocument } from '@/lib/api/openapi';
import { reply } from '@/lib/api/respond';
import { publicRoute } from '@/lib/api/route';
import { env } from '@/lib/env';
import { endpoints } from './endpoints';

export const GET = publicRoute(
  { summary: 'This document', answer: z.record(z.string(), z.unknown()) },
  async () =>
    reply(openApiDocument(endpoints, env().APP_URL), { headers: { 'cache-control': 'public, max-age=300' } }),
);
