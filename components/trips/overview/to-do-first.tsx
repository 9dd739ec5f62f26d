import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { countText } from '@/lib/text';
import type { TripInvitee } from '@/lib/trips/attendance/schema';
import type { Finding } from '@/lib/trips/fit/finding';
import type { SiteContact } from '../fit/finding-row';
import { RemindAll } from '../invitations/remind-all';
import { namesText } from '../people/names-text';
import { Findings } from './findings';

interface Props {
  tripId: string;
  /** Whether those who are going suit the campsite. */
  findings: readonly Finding[];
  contact: SiteContact;
  /** Whether the viewer can do something about seats. */
  seats: boolean;
  /** Whose answer is missing, for those who can remind them. */
  waiting: TripInvitee[];
  /** How many options of the trip's vote the viewer has yet to answer. */
  toVote?: number;
}

/** What a trip needs before anything else; nothing where it needs nothing. */
export function ToDoFirst({ tripId, findings, contact, seats, waiting, toVote = 0 }: Props) {
  const findSeats = seats && (
    <ButtonLink href={`/trip/${tripId}/cars`} variant="secondary" size="sm" icon={<Icon name="car" />}>
      Find them seats
    </ButtonLink>
  );
  const isOpen = toVote > 0 || waiting.length > 0;
  return (
    <Findings findings={findings} contact={contact} actions={{ access: findSeats, seats: findSeats }}>
      {isOpen && (
        <>
          {toVote > 0 && (
            <li className="finding finding-open">
              <Icon name="calendar-days" />
              <div>
                <p>When and where suits you?</p>
                <p>{countText(toVote, 'option')} to vote on</p>
              </div>
              <ButtonLink href={`/trip/${tripId}/vote`} size="sm">
                Vote
              </ButtonLink>
            </li>
          )}
          {waiting.length > 0 && (
            <li className="finding finding-open">
              <Icon name="clock" />
              <div>
                <p>
                  {waiting.length === 1
                    ? '1 person hasn’t answered'
                    : `${waiting.length} people haven’t answered`}
                </p>
                <p className="max-sm:hidden">{waitingNames(waiting)}</p>
              </div>
              <RemindAll tripId={tripId} waiting={waiting.length} />
            </li>
          )}
        </>
      )}
    </Findings>
  );
}

/** By whatever the viewer knows of them; those without even an address go by their number. */
function waitingNames(waiting: TripInvitee[]): string {
  const names = waiting.flatMap(({ name, email }) => name ?? email ?? []);
  return names.length === 0 ? 'Invited by email' : namesText(names);
}
