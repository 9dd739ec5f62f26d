import { notFound } from 'next/navigation';
import { MapFiles } from '@/components/campsites/map/map-files';
import { townNear } from '@/components/campsites/map/nearest-town';
import { shownOverview } from '@/components/trips/overview/shown-overview';
import { TripOverview } from '@/components/trips/overview/trip-overview';
import { cardsAreOn } from '@/lib/household/emergency/seal-card';
import type { ShowParam } from '@/lib/paging';
import { pageAccount } from '@/lib/server/auth/page-viewer';
import { mapTiles } from '@/lib/server/env';
import { getChoices } from '@/lib/trips/attendance/get-choices';
import { goingOn, toBackups } from '@/lib/trips/backups/get-backups';
import { getChatTexts } from '@/lib/trips/chat/get-chat-texts';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { invitationToken } from '@/lib/trips/invitations/links/link';
import { stageOfPage } from '@/lib/trips/next/reader';
import type { Trip } from '@/lib/trips/schema';
import { tidesOfStops } from '@/lib/trips/stops/stop-tides';
import { areSeveral } from '@/lib/trips/stops/stops';
import { spotOf } from '@/lib/trips/stops/told-stops';
import { viewerOf } from '@/lib/trips/trip-caller';
import { tripHead } from '@/lib/trips/trip-head';
import { getTripOverview, type OverviewData } from '@/lib/trips/trip-overview';
import { tripTitle } from './trip-title';

interface Props {
  params: Promise<{ tripId: string }>;
  searchParams: Promise<{ next?: ShowParam; ask?: ShowParam; chat?: ShowParam }>;
}

export const generateMetadata = tripTitle();

export default async function TripPage({ params, searchParams }: Props) {
  const caller = await requireCaller((await params).tripId);
  const [head, overview, account] = await Promise.all([
    tripHead(caller),
    getTripOverview(caller),
    pageAccount(),
  ]);
  if (!head || !overview) notFound();
  const page = { ...head, ...overview };

  const { trip } = page;
  const site = page.location.location;
  const { next, ask, chat } = await searchParams;
  const several = areSeveral(page.stops);
  const sites = several ? page.stops.flatMap((stop) => spotOf(stop) ?? []) : site.id ? [site] : [];
  const town = site.id ? (townNear(site)?.name ?? null) : null;
  const now = new Date();
  const viewer = viewerOf(caller);
  const stage = stageOfPage(page, now);
  const choices = viewer && stage === 'invited' ? await getChoices(viewer, trip.id) : null;
  const atSea = stage === 'packing' || stage === 'on' ? await tidesOfStops(page.stops, now) : [];
  const tides = atSea[0] ?? null;
  const backups = page.backups.length > 0 ? toBackups(caller, page.backups, goingOn(page)) : [];
  const shown = shownOverview(page, {
    email: viewer?.email ?? null,
    town,
    choices,
    tides,
    backups,
    cards: cardsAreOn(),
    now,
  });
  return (
    <>
      {/* From these tags the service worker learns which trip to keep offline, and which
          campsite's page to keep with the trip. */}
      <meta
        name="trip"
        content={`${trip.dates_open ? 'open ' : ''}${trip.start_date} ${trip.end_date} ${trip.trip_name ?? trip.location_name}`}
      />
      {shown.sitePage && <meta name="site" content={shown.sitePage} />}
      {sites.length > 0 && <MapFiles around={sites} />}
      <TripOverview
        {...shown}
        open={ask ? 'ask' : next ? 'next' : null}
        chat={chat && shown.menu.posts ? (await getChatTexts(caller)).texts : null}
        tiles={mapTiles()}
        report={reportOf(page)}
        planOwn={'viewer' in caller || account ? null : planOwnHref(page)}
        signUp={'viewer' in caller || account ? null : signUpHref(caller.householdId)}
      />
    </>
  );
}

/** The report link in an invitation's mail leads a reader with an account to this page. */
const reportOf = ({ ownId, reported }: { ownId: string | null; reported: boolean | null }) =>
  ownId === null || reported === null ? null : { token: invitationToken(ownId), reported };

/** A private site isn't open to the new account, so that only its name comes along. */
function planOwnHref({ trip, location: { location } }: PlanOwn): string {
  const open = location.id && (location.source === 'open' || location.share_flag);
  const site = open ? `site=${location.id}` : `site_name=${encodeURIComponent(trip.location_name)}`;
  const path = `/create-trip-details?${site}&with=${trip.id}`;
  return `/login?mode=signup&callbackUrl=${encodeURIComponent(path)}`;
}

interface PlanOwn extends Pick<OverviewData, 'location'> {
  trip: Pick<Trip, 'id' | 'location_name'>;
}

/** Back at the invitation, the new account takes over the guest's answer. */
const signUpHref = (householdId: string) =>
  `/login?mode=signup&callbackUrl=${encodeURIComponent(`/invite/${invitationToken(householdId)}`)}`;
