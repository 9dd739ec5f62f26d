import { z } from 'zod';
import { proven } from '@/lib/account/schema';
import { accountRoute } from '@/lib/api/route';
import { googleConfigured } from '@/lib/auth/google';
import { allowLinking } from '@/lib/auth/google-link';
import { notFound } from '@/lib/errors';

export const POST = accountRoute(
  {
    summary: 'Let this browser link Google to the account; it goes to the given address next',
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
