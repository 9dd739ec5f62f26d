import { notFound } from 'next/navigation';
import { GearNeeds } from '@/components/trips/gear/gear-needs';
import { GearSwitch } from '@/components/trips/gear/gear-switch';
import { headOf } from '@/components/trips/gear/head-of';
import { shownLines } from '@/components/trips/gear/shown-lines';
import { TripFrame } from '@/components/trips/head/trip-frame';
import { PackingList } from '@/components/trips/packing/packing-list';
import { packedOf } from '@/components/trips/packing/packing-text';
import { GEAR_LINES, requestedCount, type ShowParam } from '@/lib/paging';
import { broughtBy, ownedOf, ownShares } from '@/lib/trips/gear/brought';
import { listOwnGear } from '@/lib/trips/gear/get-gear';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { siteMoment } from '@/lib/trips/moment';
import { stageOfPage } from '@/lib/trips/next/reader';
import { ownTools } from '@/lib/trips/own-tools';
import { getPacking } from '@/lib/trips/packing/get-packing';
import { viewerOf } from '@/lib/trips/trip-caller';
import { tripHead } from '@/lib/trips/trip-head';
import { tripTitle } from '../trip-title';

interface Props {
  params: Promise<{ tripId: string }>;
  searchParams: Promise<{ list?: string | string[]; lines?: ShowParam }>;
}

export const generateMetadata = tripTitle('Gear');

export default async function GearPage({ params, searchParams }: Props) {
  const { tripId } = await params;
  const caller = await requireCaller(tripId);
  const viewer = viewerOf(caller);
  const [page, ownGear, packing] = await Promise.all([
    tripHead(caller),
    viewer ? listOwnGear(viewer) : [],
    getPacking(caller),
  ]);
  if (!page || !packing) notFound();

  const { trip, people, gearLines } = page;
  const now = new Date();
  const { closed, organises } = ownTools(page, now);
  const { attendees } = people;
  const own = attendees.find(({ household_id }) => household_id === page.ownId);
  const ofTrip = { dates: trip, site: { drinkingWater: null } };
  const { going, calledOff, ...list } = packing;
  const asked = await searchParams;
  const packs = going && asked.list === 'packing';
  const head = headOf(attendees, trip);
  const shown = shownLines(gearLines, requestedCount(asked.lines, GEAR_LINES));
  return (
    <TripFrame page={page} part="gear" now={now}>
      {going && (
        <GearSwitch
          tripId={trip.id}
          current={packs ? 'packing' : 'needs'}
          packing={stageOfPage(page, now) === 'packing'}
          toPack={list.items.length - packedOf(list.items)}
        />
      )}
      {packs ? (
        <PackingList
          tripId={trip.id}
          list={list}
          moment={siteMoment({ ...trip, zone: page.zone }, now)}
          calledOff={calledOff}
        />
      ) : (
        <GearNeeds
          {...shown}
          {...head}
          own={own?.household_id ?? null}
          shares={own ? ownShares(shown.lines, own, { ...ofTrip, people: head.people }) : {}}
          owned={own ? ownedOf(shown.lines, broughtBy(own, ownGear, ofTrip)) : {}}
          path={`/api/trips/${trip.id}/gear`}
          closed={closed}
          mayOffer={!closed && own !== undefined}
          mayChange={organises !== null}
        />
      )}
    </TripFrame>
  );
}
