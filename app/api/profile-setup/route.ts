import { z } from 'zod';
import { reply } from '@/lib/api/respond';
import { accountRoute } from '@/lib/api/route';
import { renewedCookie } from '@/lib/auth/sessions';
import { saveProfileSetup } from '@/lib/profile/mutations';
import { profile, profileSetup } from '@/lib/profile/schema';

/** spec.md's POST /profile: a page stands at that path too, so middleware.ts sends the call here. */
export const POST = accountRoute(
  {
    summary: 'Make or change the profile, with the names of up to five campers',
    body: profileSetup,
    answer: z.object({ profile }),
  },
  async ({ viewer, body }) => {
    const profile = await saveProfileSetup(viewer, body);
    return reply({ profile }, { cookies: [await renewedCookie(viewer)] });
  },
);
