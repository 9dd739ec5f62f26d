import { z } from 'zod';
import { publicRoute } from '@/lib/api/route';
import { emailExists } from '@/lib/auth/queries';
import { emailQuery } from '@/lib/auth/schema';

export const GET = publicRoute(
  {
    summary: 'Whether an address has an account',
    limits: ['existence'],
    query: emailQuery,
    answer: z.object({ exists: z.boolean() }),
  },
  async ({ query }) => ({ exists: await emailExists(query.email) }),
);
