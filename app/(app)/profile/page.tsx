import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ProfileCard } from '@/components/account/profile/profile-card';
import { SetUp } from '@/components/household/set-up';
import { InstallLine } from '@/components/install/install-line';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button-link';
import { ForgetParam } from '@/components/ui/forget-param';
import { Icon } from '@/components/ui/icon';
import { getProfile } from '@/lib/account/profile/profile';
import { countBelongings } from '@/lib/household/count-belongings';
import { stateOf } from '@/lib/places/find-place';
import { placeText } from '@/lib/places/place-text';
import { requireViewer } from '@/lib/server/auth/page-viewer';

export const metadata: Metadata = { title: 'Profile' };

interface Props {
  searchParams: Promise<{ welcome?: string | string[] }>;
}

export default async function ProfilePage({ searchParams }: Props) {
  const viewer = await requireViewer();
  const { welcome } = await searchParams;
  const [profile, has] = await Promise.all([getProfile(viewer), countBelongings(viewer)]);
  if (!profile) redirect('/complete-profile');
  const { name, username, suburb, postcode } = profile;
  const place = placeText(suburb, await stateOf(suburb, postcode), postcode);
  return (
    <PageMain>
      <PageHeader title="Profile" {...(welcome === '1' && { step: { number: 2, of: 2 } })} />
      {welcome === '1' && (
        <>
          <ForgetParam name="welcome" />
          <Alert tone="success" className="mb-4">
            Now let's get your profile set up, Camper!
          </Alert>
          <ButtonLink href="/createtrip" className="mb-4 max-sm:w-full" icon={<Icon name="tent" />}>
            Plan a trip
          </ButtonLink>
        </>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_3fr]">
        <ProfileCard name={name} username={username} place={place} email={viewer.email} />
        <div className="space-y-4">
          <SetUp has={has} first={welcome !== '1'} />
          <ButtonLink href="/" variant="secondary" block icon={<Icon name="house" />}>
            Home
          </ButtonLink>
        </div>
      </div>
      <InstallLine />
    </PageMain>
  );
}
