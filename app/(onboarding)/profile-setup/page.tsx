import type { Metadata } from 'next';
import { ProfileSetupForm } from '@/components/account/profile/profile-setup-form';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { getProfile } from '@/lib/account/profile/profile';
import { requireAccount } from '@/lib/server/auth/page-viewer';

export const metadata: Metadata = { title: 'Set up your profile' };

export default async function ProfileSetupPage() {
  const profile = await getProfile(await requireAccount());
  return (
    <PageMain width="form">
      <PageHeader
        step={profile ? undefined : { number: 1, of: 2 }}
        title="Set up your profile"
        lead="A username, where you set out from, and who camps with you."
        back={profile ? { href: '/profile', label: 'Profile' } : undefined}
      />
      <ProfileSetupForm
        username={profile?.username ?? ''}
        postcode={profile?.postcode ?? ''}
        destination={profile ? '/profile' : '/profile?welcome=1'}
      />
    </PageMain>
  );
}
