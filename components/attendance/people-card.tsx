import { Car, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Attendee } from '@/lib/attendance/schema';
import type { TripStatus } from '@/lib/trips/schema';
import { rideName } from '../rides/ride-name';
import { StatusBadge } from '../trips/status-badge';
import { Avatar } from '../ui/avatar';
import { Badge } from '../ui/badge';
import { Card, CardHeader, CardList } from '../ui/card';
import { householdText } from './household';

/** Somebody invited who is not among those going. */
interface Absent {
  id: string;
  name: string | null;
  email: string | null;
  own: boolean;
}

interface Props {
  attendees: Attendee[];
  pending: Absent[];
  notGoing: Absent[];
  /** The viewer's own profile, to say which row is theirs. */
  ownId: string;
  /** Under the list: what the viewer can do. */
  children?: ReactNode;
}

/** Everybody's answer: those going with crew and vehicles, then those to answer, then those who stay at home. */
export function PeopleCard({ attendees, pending, notGoing, ownId, children }: Props) {
  const answered = attendees.length + notGoing.length;
  return (
    <Card as="section" aria-labelledby="people">
      <CardHeader
        title="Who’s coming"
        titleId="people"
        aside={`${answered} of ${answered + pending.length} answered`}
      />
      <CardList>
        {attendees.map((attendee, index) => (
          <AttendeeRow
            key={attendee.profile_id ?? attendee.profile_name}
            attendee={attendee}
            organises={index === 0}
            own={attendee.profile_id === ownId}
          />
        ))}
        {pending.map((invitee) => (
          <AbsentRow key={invitee.id} invitee={invitee} status="Pending" />
        ))}
        {notGoing.map((invitee) => (
          <AbsentRow key={invitee.id} invitee={invitee} status="Not going" />
        ))}
      </CardList>
      {children && <div className="border-t border-line p-5">{children}</div>}
    </Card>
  );
}

interface AttendeeRowProps {
  attendee: Attendee;
  organises: boolean;
  own: boolean;
}

function AttendeeRow({ attendee, organises, own }: AttendeeRowProps) {
  const { profile_name, crew, vehicles } = attendee;
  return (
    <Row
      start={<Avatar name={profile_name} />}
      name={profile_name}
      own={own}
      badge={organises ? <Badge>Organiser</Badge> : <StatusBadge status="Going" />}
    >
      <p>{householdText(crew, profile_name)}</p>
      {vehicles.length > 0 && (
        <p className="flex gap-1.5">
          <Car aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span className="sr-only">Vehicles:</span>
          {vehicles.map(rideName).join(', ')}
        </p>
      )}
    </Row>
  );
}

function AbsentRow({ invitee, status }: { invitee: Absent; status: TripStatus }) {
  const { name, email, own } = invitee;
  const known = name ?? email;
  const anonymous = (
    <span className="grid size-9 shrink-0 place-items-center rounded-full bg-ochre-soft text-ochre">
      <Mail aria-hidden="true" className="size-5" />
    </span>
  );
  return (
    <Row
      start={known ? <Avatar name={known} /> : anonymous}
      name={known ?? 'Invited by email'}
      own={own}
      badge={<StatusBadge status={status} />}
    >
      {name && email}
    </Row>
  );
}

interface RowProps {
  start: ReactNode;
  name: string;
  own: boolean;
  badge: ReactNode;
  children: ReactNode;
}

/** The answer stands beside the name, so that on a phone the rest has the whole width. */
function Row({ start, name, own, badge, children }: RowProps) {
  return (
    <li className="flex gap-3 px-5 py-3.5">
      {start}
      <div className="min-w-0 flex-1">
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="min-w-0">
            <span className="font-semibold">{name}</span>
            {own && <span className="text-muted"> (you)</span>}
          </p>
          {badge}
        </div>
        {children && <div className="text-[0.9375rem] text-muted">{children}</div>}
      </div>
    </li>
  );
}
