import { z } from 'zod';
import { confirmEmailChange } from '@/lib/account/change-email';
import { confirmSignup } from '@/lib/account/sign-up/sign-up';
import { forbidden } from '@/lib/errors';
import { readSignupCookie } from '@/lib/server/auth/signup-cookie';
import { isDeliberateVisit } from '@/lib/server/http/origin';
import { otherMethods } from '@/lib/server/http/other-methods';
import { reply } from '@/lib/server/http/respond';
import { publicRoute } from '@/lib/server/http/route';
import { claimMoreInvitations } from '@/lib/trips/invitations/claim-invitations';

export const GET = publicRoute(
  {
    summary: 'Confirm an account or a new e-mail address by a mailed link',
    query: z.object({
      token: z
        .string('Invalid confirmation link.')
        .min(1, 'Invalid confirmation link.')
        .max(200, 'Invalid confirmation link.'),
    }),
    /** `log_in_as` is null when the link has already logged the person in. */
    answer: z.object({ message: z.string(), next: z.string(), log_in_as: z.string().nullable() }),
  },
  async ({ query, request }) => {
    if (!isDeliberateVisit(request)) throw forbidden('Please open the link from the mail itself.');
    if (await confirmEmailChange(query.token, claimMoreInvitations)) {
      return { message: 'Your new address is confirmed.', next: '/profile/account', log_in_as: null };
    }
    const asked = readSignupCookie(request);
    const { email, cookie, complete } = await confirmSignup(request, query.token, asked);
    const cookies = cookie ? [cookie] : [];
    const next = complete ? '/' : '/complete-profile';
    const log_in_as = cookie ? null : email;
    return reply({ message: 'Your account is confirmed.', next, log_in_as }, { cookies });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
