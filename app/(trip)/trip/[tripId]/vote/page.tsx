import { notFound } from 'next/navigation';
import { SettledOffer } from '@/components/trips/chat/chat-offer';
import { TripFrame } from '@/components/trips/head/trip-frame';
import { LateVoteForm } from '@/components/trips/vote/late-vote';
import { sitesToOffer } from '@/components/trips/vote/sites-to-offer';
import { VoteView } from '@/components/trips/vote/vote-view';
import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { listOwnSites, listSavedSites } from '@/lib/campsites/list-sites';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { ownTools } from '@/lib/trips/own-tools';
import { areSeveral, stopOrFirst } from '@/lib/trips/stops/stops';
import { viewerOf } from '@/lib/trips/trip-caller';
import { tripHead } from '@/lib/trips/trip-head';
import { findVote } from '@/lib/trips/vote/get-vote';
import { tripTitle } from '../trip-title';

interface Props {
  params: Promise<{ tripId: string }>;
}

export const generateMetadata = tripTitle('Vote');

export default async function VotePage({ params }: Props) {
  const { tripId } = await params;
  const caller = await requireCaller(tripId);
  const viewer = viewerOf(caller);
  const [page, found, saved, own] = await Promise.all([
    tripHead(caller),
    findVote(caller),
    viewer ? listSavedSites(viewer) : [],
    viewer ? listOwnSites(viewer) : [],
  ]);
  if (!page || !found) notFound();

  const { trip, stops } = page;
  const several = areSeveral(stops);
  const asked = several && found !== 'none' ? stopOrFirst(stops, found.vote.stop_id ?? null) : null;
  const now = new Date();
  const { closed, organises } = ownTools(page, now);
  const path = `/api/trips/${trip.id}/vote`;
  const sites = organises
    ? sitesToOffer([saved, own], several ? (asked?.location_id ?? null) : trip.location_id)
    : null;
  return (
    <TripFrame page={page} part="vote" now={now}>
      {found !== 'none' ? (
        <>
          {organises && trip.attending && (
            <SettledOffer
              settled={!found.vote.open}
              tripId={tripId}
              title="It’s decided."
              text="Tell your families’ chat."
              makesLink
            />
          )}
          <VoteView
            path={path}
            vote={found.vote}
            covers={found.covers}
            tints={page.tints}
            closed={closed}
            sites={sites}
            linked={!page.guest}
            {...(asked && { stop: asked })}
          />
        </>
      ) : sites ? (
        <Card as="section" aria-labelledby="open-vote" className="mx-auto max-w-2xl">
          <CardHeader title="When and where suits everyone?" titleId="open-vote" />
          <CardBody className="space-y-5">
            <p className="text-muted">
              Offer other dates or campsites beside the trip’s own. Each household says yes, if need be or no,
              and you decide.
            </p>
            <LateVoteForm
              path={path}
              sites={sites}
              known={[{ start_date: trip.start_date, end_date: trip.end_date }]}
              {...(several && { stops })}
            />
          </CardBody>
        </Card>
      ) : (
        <EmptyState
          icon={<Icon name="calendar-days" />}
          title="There’s no vote"
          action={
            <ButtonLink href={`/trip/${trip.id}`} variant="secondary">
              Back to the trip
            </ButtonLink>
          }
        >
          {closed
            ? 'This trip has nothing left to decide.'
            : 'The organiser can ask here when and where suits everyone.'}
        </EmptyState>
      )}
    </TripFrame>
  );
}
