import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ProfileHead } from '@/components/account/profile/profile-head';
import { HubLink, HubLinks } from '@/components/household/hub-link';
import { NextStep, OwnThings } from '@/components/household/set-up';
import { InstallLine } from '@/components/install/install-line';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button-link';
import { ForgetParam } from '@/components/ui/forget-param';
import { getProfile } from '@/lib/account/profile/profile';
import { countBelongings } from '@/lib/household/count-belongings';
import { cardsAreOn } from '@/lib/household/emergency/seal-card';
import { stateOf } from '@/lib/places/find-place';
import { placeText } from '@/lib/places/place-text';
import { requireViewer } from '@/lib/server/auth/page-viewer';

export const metadata: Metadata = { title: 'Profile' };

interface Props {
  searchParams: Promise<{ welcome?: string | string[] }>;
}

export default async function ProfilePage({ searchParams }: Props) {
  const viewer = await requireViewer();
  const welcomed = (await searchParams).welcome === '1';
  const [profile, has] = await Promise.all([getProfile(viewer), countBelongings(viewer)]);
  if (!profile) redirect('/complete-profile');
  const { name, username, suburb, postcode } = profile;
  const place = placeText(suburb, await stateOf(suburb, postcode), postcode);
  return (
    <PageMain>
      <PageHeader title="Profile" {...(welcomed && { step: { number: 2, of: 2 } })} />
      <ProfileHead name={name} username={username} place={place} email={viewer.email} />
      {welcomed && (
        <>
          <ForgetParam name="welcome" />
          <Alert tone="success" className="mb-4">
            Now let's get your profile set up, Camper!
          </Alert>
          <ButtonLink href="/createtrip" className="mb-6 min-h-13 max-sm:w-full">
            Plan a trip
          </ButtonLink>
        </>
      )}
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[1fr_24.5rem]">
        <div className="grid gap-8">
          <NextStep has={has} first={!welcomed} />
          <OwnThings has={has} />
        </div>
        <div>
          <HubLinks title="Your account">
            <HubLink
              href="/complete-profile"
              icon="pencil"
              label="Edit your details"
              detail="Your names and where you live"
            />
            <HubLink
              href="/profile/account"
              icon="settings"
              label="Account and data"
              detail="Email, password, notifications, calendar"
            />
            {cardsAreOn() && (
              <HubLink
                href="/profile/emergency"
                icon="siren"
                label="Card for an emergency"
                detail="What a helper must know of your household"
              />
            )}
            <HubLink href="/" icon="house" label="Home" detail="Your trips" />
          </HubLinks>
          <InstallLine />
        </div>
      </div>
    </PageMain>
  );
}
