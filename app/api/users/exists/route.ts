import { z } from 'zod';
import { emailExists } from '@/lib/account/log-in';
import { emailQuery } from '@/lib/account/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';

export const GET = publicRoute(
  {
    summary: 'Check whether an address has an account',
    limits: ['existence'],
    query: emailQuery,
    answer: z.object({ exists: z.boolean() }),
  },
  async ({ query }) => ({ exists: await emailExists(query.email) }),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
