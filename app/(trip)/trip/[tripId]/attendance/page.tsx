import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { AttendanceForm } from '@/components/trips/attendance/attendance-form';
import { WishedNo } from '@/components/trips/attendance/wished-no';
import { TripFrame } from '@/components/trips/head/trip-frame';
import { voteCall } from '@/components/trips/vote/vote-call';
import { VoteRow } from '@/components/trips/vote/vote-row';
import { PendingLink } from '@/components/ui/pending-link';
import { getAttendance } from '@/lib/trips/attendance/choose';
import { getChoices } from '@/lib/trips/attendance/get-choices';
import { getChoiceSite } from '@/lib/trips/fit/choice-site';
import { shortName } from '@/lib/trips/households/household-name';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { invitationToken } from '@/lib/trips/invitations/links/link';
import { ownTools } from '@/lib/trips/own-tools';
import { tripHead } from '@/lib/trips/trip-head';

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
  const [page, choices, attendance, fit] = await Promise.all([
    tripHead(caller),
    getChoices(viewer, tripId),
    getAttendance({ viewer, tripId }),
    getChoiceSite(viewer, tripId),
  ]);
  if (!page || !attendance || !fit) notFound();

  const { trip, role } = page;
  if (trip.called_off) redirect(`/trip/${trip.id}`);
  // Accepting an invitation saves the answer "going" before anybody has chosen the household's
  // people. The URL then has `first=1`, and the form opens with the choices for a first answer.
  const first = !trip.attending || asked === '1';
  const asksNo =
    answer === 'not-going' && role !== 'organiser' && (trip.attending !== false || trip.reconfirm);
  const { start_date, end_date, dates_open } = trip;
  const now = new Date();
  const { closed, organises } = ownTools(page, now);
  const vote = closed ? null : voteCall(page.vote, { decides: organises !== null, now });
  const { arrive_on, leave_on, arrive_by, leave_by } = attendance;
  return (
    <TripFrame page={page} part="attendance" now={now}>
      <div className="mb-6 max-w-2xl">
        <h2 className="text-3xl">{headingOf(trip.attending, first)}</h2>
        {!trip.attending && !closed && (
          <p className="mt-1 text-muted">Save, and {shortName(trip.creator_name)} knows that you’re going.</p>
        )}
        {!asksNo && trip.attending && role !== 'organiser' && (
          <p className="mt-2">
            <PendingLink href="?answer=not-going" pendingPosition="after" className="line-link">
              I can’t come after all
            </PendingLink>
          </p>
        )}
      </div>
      {asksNo && (
        <div className="max-w-2xl">
          <WishedNo trip={trip} going={trip.attending === true} />
        </div>
      )}
      <AttendanceForm
        tripId={trip.id}
        nights={{
          start_date,
          end_date,
          dates_open,
          stops: page.stops,
          arrive_on,
          leave_on,
          arrive_by,
          leave_by,
        }}
        crew={choices.crew}
        rides={choices.rides}
        fit={fit}
        going={trip.attending === true}
        chosen={first ? choices.first : choices.chosen}
        reconfirm={trip.attending === true && trip.reconfirm}
      >
        {vote && (
          <VoteRow question={vote.question} text={vote.text}>
            <PendingLink href={`/trip/${trip.id}/vote`} pendingPosition="after" className="line-link">
              {vote.action}
            </PendingLink>
          </VoteRow>
        )}
      </AttendanceForm>
    </TripFrame>
  );
}

function headingOf(attending: boolean | null, first: boolean): string {
  if (!first) return 'Who’s coming?';
  return attending ? 'You’re going. Who comes with you?' : 'Who comes with you?';
}
