import { z } from 'zod';
import { exportData } from '@/lib/account/queries';
import { proven } from '@/lib/account/schema';
import { reply } from '@/lib/api/respond';
import { accountRoute } from '@/lib/api/route';
import { requireProof } from '@/lib/auth/proof';
import { signedOut } from '@/lib/errors';

export const POST = accountRoute(
  {
    summary: 'Everything that is kept about the person, as one JSON file',
    limits: ['passwordByPerson'],
    body: proven,
    answer: z.record(z.string(), z.unknown()),
  },
  async ({ viewer, body }) => {
    await requireProof(viewer, body.password ?? undefined);
    const headers = { 'content-disposition': 'attachment; filename="campmates-export.json"' };
    const data = await exportData(viewer);
    if (!data) throw signedOut();
    return reply(data, { headers });
  },
);
