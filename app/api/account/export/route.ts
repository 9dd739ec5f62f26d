import { z } from 'zod';
import { proven } from '@/lib/account/settings-schema';
import { signedOut } from '@/lib/errors';
import { exportData } from '@/lib/own-data/export-data';
import { requireProof } from '@/lib/server/auth/proof';
import { otherMethods } from '@/lib/server/http/other-methods';
import { reply } from '@/lib/server/http/respond';
import { accountRoute } from '@/lib/server/http/route';

export const POST = accountRoute(
  {
    summary: 'Export everything stored about you as one JSON file',
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

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
