import { Card, CardHeader } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { TripInvitee } from '@/lib/trips/attendance/schema';
import { RemindAll } from '../invitations/remind-all';
import { namesText } from '../people/names-text';

interface Props {
  tripId: string;
  /** Whose answer is missing, for those who can remind them. */
  waiting: TripInvitee[];
}

/** What a trip needs before anything else; nothing where it needs nothing. */
export function ToDoFirst({ tripId, waiting }: Props) {
  if (waiting.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="to-do">
      <CardHeader title="To do first" titleId="to-do" />
      <ul className="to-do">
        <li>
          <span className="to-do-icon">
            <Icon name="clock" />
          </span>
          <div>
            <strong>
              {waiting.length === 1
                ? '1 person hasn’t answered'
                : `${waiting.length} people haven’t answered`}
            </strong>
            {waitingNames(waiting)}
          </div>
          <RemindAll tripId={tripId} waiting={waiting.length} />
        </li>
      </ul>
    </Card>
  );
}

/** By whatever the viewer knows of them; those without even an address go by their number. */
function waitingNames(waiting: TripInvitee[]): string {
  const names = waiting.flatMap(({ name, email }) => name ?? email ?? []);
  return names.length === 0 ? 'Invited by email' : namesText(names);
}
