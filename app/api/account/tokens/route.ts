import { z } from 'zod';
import { createApiToken, listApiTokens } from '@/lib/account/api-tokens';
import { apiToken, madeApiToken, newApiToken } from '@/lib/account/settings-schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { accountRoute } from '@/lib/server/http/route';

export const GET = accountRoute(
  { summary: 'List your tokens for programs', answer: z.object({ tokens: z.array(apiToken) }) },
  async ({ viewer }) => ({ tokens: await listApiTokens(viewer) }),
);

export const POST = accountRoute(
  {
    summary: 'Create a token for a program',
    body: newApiToken,
    answer: madeApiToken,
    status: 201,
    limits: ['partChanges'],
  },
  ({ viewer, body }) => createApiToken(viewer, body),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
