import { z } from 'zod';
import { getProfile, saveProfile } from '@/lib/account/profile/profile';
import { profile, profileInput } from '@/lib/account/profile/schema';
import { notFound } from '@/lib/errors';
import { renewedCookie } from '@/lib/server/auth/sessions';
import { otherMethods } from '@/lib/server/http/other-methods';
import { reply } from '@/lib/server/http/respond';
import { accountRoute } from '@/lib/server/http/route';
import { claimInvitations } from '@/lib/trips/invitations/claim-invitations';

const answer = z.object({ profile });

export const GET = accountRoute({ summary: 'Get your profile', answer }, async ({ viewer }) => {
  const profile = await getProfile(viewer);
  if (!profile) throw notFound();
  return { profile };
});

export const POST = accountRoute(
  { summary: 'Create or change your profile', body: profileInput, answer },
  async ({ viewer, body }) => {
    const profile = await saveProfile(viewer, body, claimInvitations);
    // Every save sets the cookie again, because the cookie says that the profile is complete.
    // Without this, a person who lost the first response would be redirected to /complete-profile
    // for ever.
    return reply({ profile }, { cookies: [await renewedCookie(viewer)] });
  },
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
