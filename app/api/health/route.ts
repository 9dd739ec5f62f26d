import { z } from 'zod';
import { publicRoute } from '@/lib/server/http/route';

export const GET = publicRoute(
  { summary: 'Whether the process lives', answer: z.object({ status: z.literal('ok') }) },
  async () => ({ status: 'ok' as const }),
);
export * from '@/lib/server/http/other-methods';
