import { notFound } from 'next/navigation';
import { CarsBoard } from '@/components/trips/cars/cars-board';
import { TripFrame } from '@/components/trips/head/trip-frame';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import type { Going, Household } from '@/lib/trips/attendance/schema';
import { meetingRow, meetingStop } from '@/lib/trips/before-you-go/meeting-point';
import { mayMoveOf } from '@/lib/trips/cars/may-move';
import { siteQuestions } from '@/lib/trips/fit/asked';
import { isLift } from '@/lib/trips/fit/by-stop';
import { atStop, fullKey } from '@/lib/trips/fit/finding';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { ownLift } from '@/lib/trips/next/seats';
import { ownTools } from '@/lib/trips/own-tools';
import type { Stop } from '@/lib/trips/stops/stops';
import { spotOf } from '@/lib/trips/stops/told-stops';
import { tripHead } from '@/lib/trips/trip-head';
import { tripTitle } from '../trip-title';

interface Props {
  params: Promise<{ tripId: string }>;
}

export const generateMetadata = tripTitle('Cars');

export const unstable_dynamicStaleTime = 60;

export default async function CarsPage({ params }: Props) {
  const caller = await requireCaller((await params).tripId);
  const page = await tripHead(caller);
  if (!page) notFound();

  const { trip, people, seating, access, findings } = page;
  const now = new Date();
  const tools = ownTools(page, now);
  const { closed, choosesParty } = tools;
  const households = people.attendees.map(toHousehold);
  return (
    <TripFrame page={page} part="cars" now={now}>
      {page.plan.cars.length > 0 ? (
        <CarsBoard
          tripId={trip.id}
          dates={{ start_date: trip.start_date, end_date: trip.end_date }}
          households={households}
          ownId={page.ownId}
          tints={page.tints}
          seating={seating}
          towing={page.towing}
          mine={mayMoveOf(people.attendees, tools)}
          access={access}
          question={
            siteQuestions(findings).find(({ key, noted }) => key.startsWith('access:') && !noted) ?? null
          }
          lifts={
            closed
              ? []
              : findings.filter(isLift).map((each) => ({
                  id: fullKey(each),
                  level: each.level,
                  text: atStop(each.text, each),
                  why: each.why,
                  remedy: each.remedy,
                }))
          }
          meeting={meetingRow(trip, spotOf(page.stops[0] as Stop), meetingStop(page.stops))}
          lift={ownLift(page, now)}
          channel={trip.uhf_channel}
          closed={closed}
        />
      ) : (
        <EmptyState
          icon={<Icon name="car" />}
          title={closed ? 'Nobody brought a car' : 'No cars yet'}
          action={
            !closed &&
            choosesParty && (
              <ButtonLink href={`/trip/${trip.id}/attendance`} variant="secondary">
                What I bring
              </ButtonLink>
            )
          }
        >
          {closed
            ? 'So there were no seats to give out.'
            : 'Once somebody who’s going brings a car, you can plan here who rides with whom.'}
        </EmptyState>
      )}
    </TripFrame>
  );
}

/** Only the organiser may see a household's email address. */
function toHousehold({ invitee: _, crew, ...household }: Going): Household {
  return { ...household, crew: crew.filter(({ type }) => type === 'camper') };
}
