import { z } from 'zod';
import { proven } from '@/lib/account/settings-schema';
import { notFound } from '@/lib/errors';
import { googleConfigured } from '@/lib/server/auth/google';
import { allowLinking } from '@/lib/server/auth/google-link';
import { otherMethods } from '@/lib/server/http/other-methods';
import { accountRoute } from '@/lib/server/http/route';

export const POST = accountRoute(
  {
    summary: 'Allow this browser to link Google to your account',
    limits: ['passwordByPerson'],
    body: proven,
    answer: z.object({ url: z.string() }),
  },
  async ({ viewer, body }) => {
    if (!googleConfigured()) throw notFound();
    await allowLinking(viewer, body.password ?? undefined);
    return { url: `/auth/google?callbackUrl=${encodeURIComponent('/profile/account')}` };
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
