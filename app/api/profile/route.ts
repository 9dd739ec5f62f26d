import { z } from 'zod';
import { reply } from '@/lib/api/respond';
import { accountRoute } from '@/lib/api/route';
import { renewedCookie } from '@/lib/auth/sessions';
import { notFound } from '@/lib/errors';
import { saveProfile } from '@/lib/profile/mutations';
import { ownProfile } from '@/lib/profile/queries';
import { profile, profileInput } from '@/lib/profile/schema';

const answer = z.object({ profile });

export const GET = accountRoute(
  { summary: "The account's own profile; 404 before there is one", answer },
  async ({ viewer }) => {
    const profile = await ownProfile(viewer);
    if (!profile) throw notFound();
    return { profile };
  },
);

export const POST = accountRoute(
  { summary: 'Make or change the profile', body: profileInput, answer },
  async ({ viewer, body }) => {
    const profile = await saveProfile(viewer, body);
    // At every save: whoever lost the first answer would else be sent back to /complete-profile for ever.
    return reply({ profile }, { cookies: [await renewedCookie(viewer)] });
  },
);
