import { z } from 'zod';
import { isDeliberateVisit } from '@/lib/api/origin';
import { reply } from '@/lib/api/respond';
import { publicRoute } from '@/lib/api/route';
import { confirmSignup } from '@/lib/auth/mutations';
import { endedSignupCookie, readSignupCookie } from '@/lib/auth/signup-cookie';
import { forbidden } from '@/lib/errors';

export const GET = publicRoute(
  {
    summary: "Confirm an account with the mail link's token",
    query: z.object({
      token: z
        .string('Invalid confirmation link.')
        .min(1, 'Invalid confirmation link.')
        .max(200, 'Invalid confirmation link.'),
    }),
    answer: z.object({ message: z.string() }),
  },
  async ({ query, request }) => {
    if (!isDeliberateVisit(request)) throw forbidden('Please open the link from the mail itself.');
    const cookie = await confirmSignup(request, query.token, readSignupCookie(request));
    const cookies = cookie ? [cookie, endedSignupCookie()] : [];
    return reply({ message: 'Your account is confirmed.' }, { cookies });
  },
);
