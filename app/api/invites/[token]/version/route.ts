import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';
import { versionByLink } from '@/lib/trips/invitations/version-by-link';

export const GET = publicRoute(
  {
    summary: 'A text that is another once the trip of an invitation’s link shows anything new',
    params: tokenParams,
    answer: z.object({ version: z.string() }),
  },
  async ({ params: { token }, request }) => {
    const account = await accountOf(request);
    await callerByLink(account, token);
    const version = await versionByLink(account, token);
    if (version === null) throw notFound();
    return { version };
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
