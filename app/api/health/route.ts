import { z } from 'zod';
import { publicRoute } from '@/lib/api/route';

export const GET = publicRoute(
  { summary: 'Whether the process lives', answer: z.object({ status: z.literal('ok') }) },
  async () => ({ status: 'ok' as const }),
);
