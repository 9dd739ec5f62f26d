import { z } from 'zod';
import { confirmEmailChange } from '@/lib/account/change-email';
import { confirmSignup } from '@/lib/account/sign-up';
import { forbidden } from '@/lib/errors';
import { endedSignupCookie, readSignupCookie } from '@/lib/server/auth/signup-cookie';
import { isDeliberateVisit } from '@/lib/server/http/origin';
import { otherMethods } from '@/lib/server/http/other-methods';
import { reply } from '@/lib/server/http/respond';
import { publicRoute } from '@/lib/server/http/route';
import { claimMoreInvitations } from '@/lib/trips/invitations/claim-invitations';

export const GET = publicRoute(
  {
    summary: "Confirm an account, or a new address of one, with the mail link's token",
    query: z.object({
      token: z
        .string('Invalid confirmation link.')
        .min(1, 'Invalid confirmation link.')
        .max(200, 'Invalid confirmation link.'),
    }),
    /** next: the page to go on to. */
    answer: z.object({ message: z.string(), next: z.string() }),
  },
  async ({ query, request }) => {
    if (!isDeliberateVisit(request)) throw forbidden('Please open the link from the mail itself.');
    if (await confirmEmailChange(query.token, claimMoreInvitations)) {
      return { message: 'Your new address is confirmed.', next: '/profile/account' };
    }
    const { cookie, complete } = await confirmSignup(request, query.token, readSignupCookie(request));
    const cookies = cookie ? [cookie, endedSignupCookie()] : [];
    const next = complete ? '/' : '/complete-profile';
    return reply({ message: 'Your account is confirmed.', next }, { cookies });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
