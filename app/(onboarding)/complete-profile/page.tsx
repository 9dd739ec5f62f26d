import type { Metadata } from 'next';
import { CompleteProfileForm } from '@/components/account/profile/complete-profile-form';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { freeUsername, getProfile } from '@/lib/account/profile/profile';
import { stateOf } from '@/lib/places/find-place';
import { placeText } from '@/lib/places/place-text';
import { safeCallback } from '@/lib/server/auth/callback';
import { requireAccount } from '@/lib/server/auth/page-viewer';

export const metadata: Metadata = { title: 'Your details' };

interface Props {
  searchParams: Promise<{ callbackUrl?: string | string[] }>;
}

export default async function CompleteProfilePage({ searchParams }: Props) {
  const account = await requireAccount();
  const { callbackUrl } = await searchParams;
  const profile = await getProfile(account);
  // A local account's name is its email address until the profile is saved.
  const givenName = account.name === account.email ? '' : account.name;
  const proposed = profile ? '' : await freeUsername(givenName);
  const { username = proposed, name = givenName, suburb = '', postcode = '' } = profile ?? {};
  const place = placeText(suburb, await stateOf(suburb, postcode), postcode);
  const onward = typeof callbackUrl === 'string' ? callbackUrl : null;
  return (
    <PageMain width="form">
      {profile ? (
        <PageHeader title="Edit your details" back={{ href: '/profile', label: 'Profile' }} />
      ) : (
        <PageHeader
          step={{ number: 1, of: 2 }}
          title="Complete your profile"
          lead="Tell us a little about yourself, then plan your first trip."
        />
      )}
      <CompleteProfileForm
        profile={{ username, name, suburb: suburb ?? '', postcode }}
        place={place}
        submitLabel={profile ? 'Save' : 'Save and continue'}
        destination={safeCallback(onward, profile ? '/profile' : '/profile?welcome=1')}
      />
    </PageMain>
  );
}
