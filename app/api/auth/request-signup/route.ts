import { z } from 'zod';
import { signupRequest, user } from '@/lib/account/schema';
import { requestSignup } from '@/lib/account/sign-up/sign-up';
import { endedInvitedCookie, readInvitedCookie, signupCookie } from '@/lib/server/auth/signup-cookie';
import { otherMethods } from '@/lib/server/http/other-methods';
import { reply } from '@/lib/server/http/respond';
import { publicRoute } from '@/lib/server/http/route';
import { proofBy } from '@/lib/trips/invitations/links/signup-token';

export const POST = publicRoute(
  {
    summary: 'Sign up for an account',
    limits: ['signupByAddress', 'signupByEmail'],
    body: signupRequest,
    /** Only for a person who came from an invitation's mail and is logged in at once. */
    answer: z.object({ message: z.string(), user: user.optional() }),
  },
  async ({ body, request }) => {
    const outcome = await requestSignup(request, body, proofBy(readInvitedCookie(request.cookies)));
    if ('user' in outcome) {
      const cookies = [outcome.cookie, endedInvitedCookie()];
      return reply({ message: 'Your account is confirmed.', user: outcome.user }, { cookies });
    }
    const message = 'A confirmation link has been sent to your email address.';
    return reply({ message }, { cookies: [signupCookie(request, outcome.browserToken)] });
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
