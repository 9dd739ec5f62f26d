import { z } from 'zod';
import { providerOf } from '@/lib/account/log-in';
import { emailQuery } from '@/lib/account/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';

export const GET = publicRoute(
  {
    summary: 'Check whether an address signs in with Google or a password',
    limits: ['existence'],
    query: emailQuery,
    answer: z.object({ provider: z.enum(['google', 'local']).nullable() }),
  },
  async ({ query }) => ({ provider: await providerOf(query.email) }),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
