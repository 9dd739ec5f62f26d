import { z } from 'zod';
import { saveProfileSetup } from '@/lib/account/profile/profile';
import { profile, profileSetup } from '@/lib/account/profile/schema';
import { renewedCookie } from '@/lib/server/auth/sessions';
import { otherMethods } from '@/lib/server/http/other-methods';
import { reply } from '@/lib/server/http/respond';
import { accountRoute } from '@/lib/server/http/route';
import { claimInvitations } from '@/lib/trips/invitations/claim-invitations';

/** POST /profile of spec.md: the path also has a page, so middleware.ts rewrites the POST to this route. */
export const POST = accountRoute(
  {
    summary: 'Create or change your profile, with up to five campers',
    body: profileSetup,
    answer: z.object({ profile }),
  },
  async ({ viewer, body }) => {
    const profile = await saveProfileSetup(viewer, body, claimInvitations);
    return reply({ profile }, { cookies: [await renewedCookie(viewer)] });
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
