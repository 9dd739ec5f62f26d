import { Map as MapIcon } from 'lucide-react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { type ChosenSite, SiteSummary } from '@/components/trips/site-summary';
import { TripForm } from '@/components/trips/trip-form';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { attendanceOptionsOf } from '@/lib/attendance/queries';
import { requireViewer } from '@/lib/auth/page-viewer';
import type { Viewer } from '@/lib/auth/viewer';
import { campsiteFor, isOwnSite } from '@/lib/campsites/queries';
import { listGroups } from '@/lib/groups/queries';
import { namedChoice } from '@/lib/trips/schema';

export const metadata: Metadata = { title: 'Plan a trip' };

type SearchParams = Record<string, string | string[] | undefined>;

export default async function CreateTripDetailsPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const viewer = await requireViewer();
  const [site, { crew, vehicles }, groups] = await Promise.all([
    chosenSite(viewer, await searchParams),
    attendanceOptionsOf(viewer),
    listGroups(viewer),
  ]);
  return (
    <PageMain>
      <PageHeader title="Plan a trip" back={{ href: '/createtrip', label: 'Campsites' }} />
      {site ? (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem] lg:gap-10">
          <div className="lg:order-last">
            <SiteSummary site={site} />
          </div>
          <TripForm
            site={wireSite(site)}
            crew={crew}
            rides={vehicles}
            groups={groups}
            ownEmail={viewer.email}
          />
        </div>
      ) : (
        <EmptyState
          icon={<MapIcon />}
          title="Where would you like to camp?"
          action={<ButtonLink href="/createtrip">Find a campsite</ButtonLink>}
        >
          A trip begins with its campsite. Choose one, then come back here for the details.
        </EmptyState>
      )}
    </PageMain>
  );
}

/** The site that the address names; null when it names none. */
async function chosenSite(viewer: Viewer, params: SearchParams): Promise<ChosenSite | null> {
  if (typeof params.site === 'string') {
    const campsite = await campsiteFor(viewer, params.site);
    if (!campsite) notFound();
    return { campsite, own: await isOwnSite(viewer, campsite.id) };
  }
  const named = namedChoice.safeParse({ name: params.site_name, url: params.site_url });
  return named.success ? { campsite: null, name: named.data.name, url: named.data.url ?? null } : null;
}

function wireSite(site: ChosenSite) {
  return site.campsite
    ? {
        location_id: site.campsite.id,
        location_name: site.campsite.name,
        location_url: site.campsite.campsite_url,
      }
    : { location_id: null, location_name: site.name, location_url: site.url };
}
