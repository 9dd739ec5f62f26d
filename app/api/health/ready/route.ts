import { z } from 'zod';
import { publicRoute } from '@/lib/api/route';
import { pingDatabase } from '@/lib/health/queries';

export const GET = publicRoute(
  { summary: 'Whether the database answers too', answer: z.object({ status: z.literal('ok') }) },
  async () => {
    await pingDatabase();
    return { status: 'ok' as const };
  },
);
