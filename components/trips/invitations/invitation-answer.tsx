import type { ReactNode } from 'react';
import type { LinkedInvitation } from '@/lib/trips/invitations/get-invitation';
import { hasOpenDates, type OpenVote } from '@/lib/trips/undecided/when-and-where';
import { AnswerWithAccount } from './answer-with-account';
import { AnsweredTrip } from './answered-trip';
import type { EditedPart } from './guest-details';
import { GuestReply } from './guest-reply';
import { guestText } from './guest-text';

export const guestGoes = ({ attending, guest }: LinkedInvitation['invitation']) =>
  attending === true && guest !== null;

interface Props {
  token: string;
  found: LinkedInvitation;
  signedIn: boolean;
  wished: boolean | null;
  edit: EditedPart | undefined;
  openedTrip: string | null;
  openVote: OpenVote | null;
  /** Above the form that changes an answer. */
  head: ReactNode;
  /** The call to vote. */
  vote: ReactNode;
  ask: ReactNode;
  /** Below the answer. */
  children: ReactNode;
}

export function InvitationAnswer({ token, found, signedIn, openVote, ...guests }: Props) {
  const { tripId, reconfirm, fit, cover, site, zone, coming } = found;
  const { trip, attending, guest, arrive_on, leave_on, arrive_by, leave_by } = found.invitation;
  const { start_date, end_date } = trip;
  const going = guestGoes(found.invitation);
  if (signedIn) {
    return (
      <>
        <h2 className="mb-3 text-2xl">Will you come?</h2>
        {going && guest && <p className="mb-4">Answered already, going: {guestText(guest)}.</p>}
        <AnswerWithAccount
          address={`/api/invites/${token}`}
          tripId={tripId}
          dates={{ start_date, end_date }}
          chosen={going}
        />
        {guests.vote && <div className="mt-6">{guests.vote}</div>}
      </>
    );
  }
  return (
    <GuestReply
      {...guests}
      token={token}
      organiser={trip.organiser}
      attending={attending}
      guest={guest}
      nights={{
        start_date,
        end_date,
        dates_open: hasOpenDates(openVote),
        stops: found.stops,
        arrive_on,
        leave_on,
        arrive_by,
        leave_by,
      }}
      reconfirm={reconfirm}
      fit={fit}
      card={
        attending !== null && (
          <AnsweredTrip
            trip={trip}
            zone={zone}
            stops={found.stops}
            nights={{ arrive_on, leave_on }}
            cover={cover}
            site={site}
            coming={coming}
            openVote={openVote}
            own={attending ? guest?.name : undefined}
          />
        )
      }
    />
  );
}
