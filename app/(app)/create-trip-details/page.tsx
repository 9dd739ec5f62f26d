import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { SiteSummary } from '@/components/trips/form/site-summary';
import { Step } from '@/components/trips/form/step';
import { TripForm } from '@/components/trips/form/trip-form';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { firstGroups } from '@/lib/household/groups/first-groups';
import { listGroups } from '@/lib/household/groups/groups';
import { GROUP_ADDRESSES } from '@/lib/paging';
import { requireViewer } from '@/lib/server/auth/page-viewer';
import { getChoices } from '@/lib/trips/attendance/get-choices';
import { peopleWhoWent } from '@/lib/trips/copy/people-who-went';
import { getNewTripSite } from '@/lib/trips/fit/choice-site';
import { companionsOf } from '@/lib/trips/policy';
import { chosenSite, type SiteParams } from '@/lib/trips/site/find-site';
import { choiceOf } from '@/lib/trips/site/site-choice';

export const metadata: Metadata = { title: 'Plan a trip' };

/** `with` is a former trip, whose people come along by name. */
export default async function CreateTripDetailsPage({ searchParams }: { searchParams: Promise<SiteParams> }) {
  const viewer = await requireViewer();
  const params = await searchParams;
  const [site, fit, { crew, rides, first }, groups, along] = await Promise.all([
    chosenSite(viewer, params),
    getNewTripSite(viewer, typeof params.site === 'string' ? params.site : null),
    getChoices(viewer, null),
    listGroups(viewer, companionsOf),
    typeof params.with === 'string' ? peopleWhoWent(viewer, params.with) : undefined,
  ]);
  if (site === 'missing') notFound();
  const shownGroups = firstGroups(groups, GROUP_ADDRESSES);
  return (
    <PageMain>
      <PageHeader title="Plan a trip" back={{ href: '/createtrip', label: 'Campsites' }} />
      {site ? (
        <div className="grid items-start gap-6 lg:grid-cols-[20rem_1fr] lg:gap-10 [&>*]:min-w-0">
          <Step number={1} title="Where" done>
            <SiteSummary site={site} />
          </Step>
          <TripForm
            site={choiceOf(site)}
            crew={crew}
            rides={rides}
            ticked={first}
            fit={fit}
            groups={shownGroups}
            moreGroups={groups.length - shownGroups.length}
            ownEmail={viewer.email}
            along={along}
          />
        </div>
      ) : (
        <EmptyState
          icon={<Icon name="map" />}
          title="Where would you like to camp?"
          action={<ButtonLink href="/createtrip">Find a campsite</ButtonLink>}
        >
          Choose a campsite first, then fill in the rest of your trip here.
        </EmptyState>
      )}
    </PageMain>
  );
}
