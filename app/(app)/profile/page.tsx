import { Backpack, BookUser, Car, House, Users } from 'lucide-react';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { HubLink } from '@/components/profile/hub-link';
import { ProfileCard } from '@/components/profile/profile-card';
import { Alert } from '@/components/ui/alert';
import { Card, CardHeader, CardList } from '@/components/ui/card';
import { requireViewer } from '@/lib/auth/page-viewer';
import { placeText } from '@/lib/places/place-text';
import { stateOf } from '@/lib/places/queries';
import { belongingsOf, ownProfile } from '@/lib/profile/queries';

export const metadata: Metadata = { title: 'Profile' };

interface Props {
  searchParams: Promise<{ welcome?: string | string[] }>;
}

export default async function ProfilePage({ searchParams }: Props) {
  const viewer = await requireViewer();
  const { welcome } = await searchParams;
  const [profile, has] = await Promise.all([ownProfile(viewer), belongingsOf(viewer)]);
  if (!profile) redirect('/complete-profile');
  const { name, username, suburb, postcode } = profile;
  // Everybody begins as the first of their own crew.
  const kinds = Object.values({ ...has, crew: has.crew - 1 });
  const done = kinds.filter((count) => count > 0).length;
  const place = placeText(suburb, await stateOf(suburb, postcode), postcode);
  return (
    <PageMain>
      <PageHeader title="Profile" />
      {welcome === '1' && (
        <Alert tone="success" className="mb-4">
          Now let's get your profile set up, Camper!
        </Alert>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card as="section" aria-label="Your things">
          {done < kinds.length && (
            <CardHeader title="Your set-up" aside={`${done} of ${kinds.length} done`} />
          )}
          <CardList>
            <HubLink
              href="/your-crew"
              Icon={Users}
              label="Crew"
              count={has.crew}
              detail="The campers and pets who come along"
            />
            <HubLink
              href="/your-rides"
              Icon={Car}
              label="Rides"
              count={has.rides}
              detail="Cars, caravans, trailers, watercraft"
            />
            <HubLink
              href="/your-gear"
              Icon={Backpack}
              label="Gear"
              count={has.gear}
              detail="What you bring, and what you share"
            />
            <HubLink
              href="/your-groups"
              Icon={BookUser}
              label="Groups"
              count={has.groups}
              detail="The people you camp with often"
            />
            <HubLink href="/" Icon={House} label="Home" detail="Your trips" />
          </CardList>
        </Card>
        <ProfileCard name={name} username={username} place={place} email={viewer.email} />
      </div>
    </PageMain>
  );
}
