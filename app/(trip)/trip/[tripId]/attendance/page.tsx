import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { WaitingChanges } from '@/components/offline/waiting-changes';
import { AttendanceForm } from '@/components/trips/attendance/attendance-form';
import { WishedNo } from '@/components/trips/attendance/wished-no';
import { tripName } from '@/components/trips/trip-name';
import { voteCall } from '@/components/trips/vote/vote-call';
import { VoteFirst } from '@/components/trips/vote/vote-first';
import { ButtonLink } from '@/components/ui/button-link';
import { PendingLink } from '@/components/ui/pending-link';
import { getAttendance } from '@/lib/trips/attendance/choose';
import { getChoices } from '@/lib/trips/attendance/get-choices';
import { getChoiceSite } from '@/lib/trips/fit/choice-site';
import { getTrip } from '@/lib/trips/get-trip';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { invitationToken } from '@/lib/trips/invitations/links/link';
import { ownTools } from '@/lib/trips/own-tools';
import { inOne, whenOf } from '@/lib/trips/undecided/when-and-where';
import { getVoteBrief } from '@/lib/trips/vote/vote-brief';

export const metadata: Metadata = { title: 'Who’s coming' };

interface Props {
  params: Promise<{ tripId: string }>;
  /**
   * `first` is 1 just after an invitation was accepted. `edit` is the part of the answer to open,
   * and `answer` preselects an answer from a mail's button.
   */
  searchParams: Promise<{ [Name in 'first' | 'edit' | 'answer']?: string | string[] }>;
}

export default async function AttendancePage({ params, searchParams }: Props) {
  const { tripId } = await params;
  const [caller, { first: asked, edit, answer }] = await Promise.all([requireCaller(tripId), searchParams]);
  if (!('viewer' in caller)) {
    // Guests choose who comes on the invitation's own page, which opens with Going already chosen.
    const part = edit === 'diets' ? 'diets' : 'crew';
    const page = `/invite/${invitationToken(caller.householdId)}`;
    redirect(answer === 'not-going' ? `${page}?answer=not-going` : `${page}?answer=going&edit=${part}`);
  }
  const { viewer } = caller;
  const [found, choices, attendance, fit, brief] = await Promise.all([
    getTrip(caller),
    getChoices(viewer, tripId),
    getAttendance({ viewer, tripId }),
    getChoiceSite(viewer, tripId),
    getVoteBrief(caller),
  ]);
  if (!found || !attendance || !fit) notFound();

  const { trip } = found;
  if (trip.called_off) redirect(`/trip/${trip.id}`);
  // Accepting an invitation saves the answer "going" before anybody has chosen the household's
  // people. The URL then has `first=1`, and the form opens with the choices for a first answer.
  const first = !trip.attending || asked === '1';
  const asksNo =
    answer === 'not-going' && found.role !== 'organiser' && (trip.attending !== false || trip.reconfirm);
  const { start_date, end_date } = trip;
  const now = new Date();
  const { closed, organises } = ownTools(trip, found.role, now);
  const vote = closed ? null : voteCall(brief, { decides: organises !== null, now });
  const { arrive_on, leave_on, arrive_by, leave_by } = attendance;
  return (
    <PageMain width="form">
      <PageHeader
        title="Who’s coming?"
        lead={`${tripName(trip)}, ${inOne(whenOf(trip, found.openVote, now))}`}
        back={{ href: `/trip/${trip.id}`, label: 'Back to the trip' }}
      />
      {vote && (
        <div className="mb-6">
          <VoteFirst text={vote.text}>
            <ButtonLink href={`/trip/${trip.id}/vote`} variant="secondary" size="sm">
              {vote.action}
            </ButtonLink>
          </VoteFirst>
        </div>
      )}
      <WaitingChanges tripId={trip.id} only="refused" />
      {asksNo && <WishedNo trip={trip} going={trip.attending === true} />}
      {!asksNo && trip.attending && found.role !== 'organiser' && (
        <p className="mb-6">
          <PendingLink href="?answer=not-going" pendingPosition="after" className="line-link">
            I can’t come after all
          </PendingLink>
        </p>
      )}
      <AttendanceForm
        tripId={trip.id}
        nights={{ start_date, end_date, arrive_on, leave_on, arrive_by, leave_by }}
        crew={choices.crew}
        rides={choices.rides}
        fit={fit}
        chosen={first ? choices.first : choices.chosen}
        reconfirm={trip.attending === true && trip.reconfirm}
      />
    </PageMain>
  );
}
