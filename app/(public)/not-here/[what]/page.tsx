import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AppFrame } from '@/components/frame/app-frame';
import { AppHeader } from '@/components/layout/app-header';
import { MissingPage, missingTitle } from '@/components/layout/missing-page';
import { zoneOfPostcode } from '@/lib/places/zone-of-postcode';
import { pageAccount } from '@/lib/server/auth/page-viewer';
import { hasProfile } from '@/lib/server/auth/viewer';
import { type MissingThing, missingThings } from '@/lib/trips/missing-page';

interface Props {
  params: Promise<{ what: string }>;
}

const isMissingThing = (what: string): what is MissingThing => missingThings.some((thing) => thing === what);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { what } = await params;
  return isMissingThing(what) ? { title: missingTitle[what] } : {};
}

/**
 * middleware.ts rewrites unknown addresses to this page: unlike a thrown notFound(), it works
 * without scripts.
 */
export default async function NotHerePage({ params }: Props) {
  const { what } = await params;
  if (!isMissingThing(what)) notFound();
  const account = await pageAccount();
  const page = <MissingPage what={what} signedIn={account !== null} />;
  if (!account || !hasProfile(account)) {
    return (
      <>
        <AppHeader />
        {page}
      </>
    );
  }
  const { userId, name, unread, postcode } = account;
  return (
    <AppFrame userId={userId} name={name} unread={unread} zone={zoneOfPostcode(postcode)}>
      {page}
    </AppFrame>
  );
}
