import { z } from 'zod';
import { publicRoute } from '@/lib/api/route';
import { providerOf } from '@/lib/auth/queries';
import { emailQuery } from '@/lib/auth/schema';

export const GET = publicRoute(
  {
    summary: 'How an address signs in',
    limits: ['existence'],
    query: emailQuery,
    answer: z.object({ provider: z.enum(['google', 'local']).nullable() }),
  },
  async ({ query }) => ({ provider: await providerOf(query.email) }),
);
