import { z } from 'zod';
import { proven } from '@/lib/account/settings-schema';
import { unlinkGoogle } from '@/lib/server/auth/google-link';
import { otherMethods } from '@/lib/server/http/other-methods';
import { accountRoute } from '@/lib/server/http/route';

export const POST = accountRoute(
  {
    summary: 'Unlink Google from your account and end your other sessions',
    limits: ['passwordByPerson'],
    body: proven,
    answer: z.object({ message: z.string() }),
  },
  async ({ viewer, body }) => {
    await unlinkGoogle(viewer, body.password ?? undefined);
    return { message: 'Google is no longer linked to your account.' };
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
