import { z } from 'zod';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';

export const GET = publicRoute(
  { summary: 'Check that the server is running', answer: z.object({ status: z.literal('ok') }) },
  async () => ({ status: 'ok' as const }),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
