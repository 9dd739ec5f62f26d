import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { countText } from '@/lib/text';
import { RemindAll } from '../invitations/remind-all';
import { Findings } from './findings';
import type { ToDo } from './to-do';

interface Props extends ToDo {
  tripId: string;
}

/** What a trip needs before anything else; nothing where it needs nothing. */
export function ToDoFirst({ tripId, findings, contact, seats, answers, waiting, toVote }: Props) {
  const findSeats = seats && (
    <ButtonLink href={`/trip/${tripId}/cars`} variant="secondary" size="sm" icon={<Icon name="car" />}>
      Find them seats
    </ButtonLink>
  );
  const isOpen = toVote > 0 || waiting !== null;
  return (
    <Findings
      findings={findings}
      contact={contact}
      actions={{ access: findSeats, seats: findSeats }}
      answers={answers ? tripId : null}
    >
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
          {waiting && (
            <li className="finding finding-open">
              <Icon name="clock" />
              <div>
                <p>
                  {waiting.count === 1
                    ? '1 person hasn’t answered'
                    : `${waiting.count} people haven’t answered`}
                </p>
                <p className="max-sm:hidden">{waiting.names}</p>
              </div>
              <RemindAll tripId={tripId} waiting={waiting.count} />
            </li>
          )}
        </>
      )}
    </Findings>
  );
}
