import { Car, Clock, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Going, TripInvitee } from '@/lib/invitees/schema';
import { rideName } from '../rides/ride-name';
import { StatusBadge } from '../trips/status-badge';
import { Avatar } from '../ui/avatar';
import { Badge } from '../ui/badge';
import { Card, CardHeader, CardList } from '../ui/card';
import { EmailText } from '../ui/email-text';
import { ShowMore } from '../ui/show-more';
import { householdText } from './household';
import { InviteeMenu } from './invitee-menu';

interface Props {
  tripId: string;
  attendees: Going[];
  pending: TripInvitee[];
  notGoing: TripInvitee[];
  /** How many of them are shown. */
  most: number;
  /** The viewer's own profile, to say which row is theirs. */
  ownId: string;
  /** What the viewer can do about others. */
  part: 'organiser' | 'co-organiser' | null;
  /** Whether the trip is over or called off: then nobody is waited for. */
  closed?: boolean;
  /** Under the list: what the viewer can do. */
  children?: ReactNode;
}

/** Everybody's answer: those going with crew and vehicles, then those to answer, then those who stay at home. */
export function PeopleCard(props: Props) {
  const { tripId, attendees, pending, notGoing, most, ownId, part, closed = false, children } = props;
  const answered = attendees.length + notGoing.length;
  const menuFor = (invitee: TripInvitee, name: string) => {
    const { id, own, co_organiser, attending, reconfirm, profile_id } = invitee;
    if (!part || own || (co_organiser && part === 'co-organiser')) return null;
    const may = {
      remind: attending === null || reconfirm,
      appoint: part === 'organiser' && profile_id !== null,
    };
    return <InviteeMenu tripId={tripId} inviteId={id} name={name} coOrganiser={co_organiser} may={may} />;
  };
  return (
    <Card as="section" aria-labelledby="people">
      <CardHeader
        title={closed ? 'Who was invited' : 'Who’s coming'}
        titleId="people"
        aside={!closed && `${answered} of ${answered + pending.length} answered`}
      />
      {/* In one array, so that a row which moves with its answer stays itself, and whatever is open in it. */}
      <CardList>
        {[
          ...attendees.map((attendee) => (
            <AttendeeRow
              key={attendee.invitee?.id ?? 'organiser'}
              attendee={attendee}
              own={attendee.profile_id === ownId}
              closed={closed}
              menu={attendee.invitee && menuFor(attendee.invitee, attendee.profile_name)}
            />
          )),
          ...pending.map((invitee) => (
            <AbsentRow
              key={invitee.id}
              invitee={invitee}
              badge={closed ? <Badge>No answer</Badge> : <StatusBadge status="Pending" />}
              menuFor={menuFor}
            />
          )),
          ...notGoing.map((invitee) => (
            <AbsentRow
              key={invitee.id}
              invitee={invitee}
              badge={<StatusBadge status="Not going" closed={closed} />}
              menuFor={menuFor}
            />
          )),
        ].slice(0, most)}
      </CardList>
      <ShowMore
        className="border-t border-line p-5"
        things="people"
        shown={most}
        total={answered + pending.length}
        param="people"
      />
      {children && <div className="border-t border-line p-5">{children}</div>}
    </Card>
  );
}

interface AttendeeRowProps {
  attendee: Going;
  own: boolean;
  closed: boolean;
  menu: ReactNode;
}

function AttendeeRow({ attendee, own, closed, menu }: AttendeeRowProps) {
  const { profile_name, crew, vehicles, invitee } = attendee;
  return (
    <Row
      start={<Avatar name={profile_name} />}
      name={profile_name}
      own={own}
      part={invitee?.co_organiser && 'co-organiser'}
      badge={
        invitee ? <GoingBadge reconfirm={invitee.reconfirm} closed={closed} /> : <Badge>Organiser</Badge>
      }
      menu={menu}
    >
      <p>{householdText(crew, profile_name)}</p>
      {vehicles.length > 0 && (
        <p className="flex gap-1.5">
          <Car aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span className="sr-only">Vehicles:</span>
          {vehicles.map(rideName).join(', ')}
        </p>
      )}
      {invitee?.email && invitee.otherAddress && (
        <p>
          invited as <EmailText>{invitee.email}</EmailText>
        </p>
      )}
    </Row>
  );
}

function GoingBadge({ reconfirm, closed }: { reconfirm: boolean; closed: boolean }) {
  if (!reconfirm || closed) return <StatusBadge status="Going" closed={closed} />;
  return (
    <Badge tone="pending" icon={<Clock aria-hidden="true" className="size-4" />}>
      Going, needs to confirm again
    </Badge>
  );
}

interface AbsentRowProps {
  invitee: TripInvitee;
  badge: ReactNode;
  menuFor: (invitee: TripInvitee, name: string) => ReactNode;
}

function AbsentRow({ invitee, badge, menuFor }: AbsentRowProps) {
  const { name, email, own, co_organiser } = invitee;
  const known = name ?? email;
  const shown = known ?? 'Invited by email';
  const anonymous = (
    <span className="grid size-9 shrink-0 large-text:hidden place-items-center rounded-full bg-ochre-soft text-ochre">
      <Mail aria-hidden="true" className="size-5" />
    </span>
  );
  return (
    <Row
      start={known ? <Avatar name={known} /> : anonymous}
      name={shown}
      own={own}
      part={co_organiser && 'co-organiser'}
      badge={badge}
      menu={menuFor(invitee, shown)}
    >
      {name && email && <EmailText>{email}</EmailText>}
    </Row>
  );
}

interface RowProps {
  start: ReactNode;
  name: string;
  own: boolean;
  /** Their part in the trip, said beside the name. */
  part: string | false | undefined;
  badge: ReactNode;
  menu: ReactNode;
  children: ReactNode;
}

/** The answer stands beside the name, so that on a phone the rest has the whole width. */
function Row({ start, name, own, part, badge, menu, children }: RowProps) {
  const remarks = [own && 'you', part].filter(Boolean).join(', ');
  return (
    <li className="flex gap-3 px-5 py-3.5">
      {start}
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-1">
          <div className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <p className="max-w-full wrap-break-word">
              <span className="font-semibold">
                <EmailText>{name}</EmailText>
              </span>
              {remarks && <span className="text-muted"> ({remarks})</span>}
            </p>
            {badge}
          </div>
          {menu && <div className="-my-1 -mr-3">{menu}</div>}
        </div>
        {children && <div className="text-[0.9375rem] text-muted">{children}</div>}
      </div>
    </li>
  );
}
