import { z } from 'zod';
import { listEntries } from '@/lib/operator/log';
import { operatorRoute } from '@/lib/operator/operator-route';
import { entry } from '@/lib/operator/schema';
import { otherMethods } from '@/lib/server/http/other-methods';

export const GET = operatorRoute(
  { summary: 'List the newest entries of the operators’ log', answer: z.object({ log: z.array(entry) }) },
  async () => ({ log: await listEntries() }),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
