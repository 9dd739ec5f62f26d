import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card, CardHeader, CardList } from '@/components/ui/card';
import { ShowMore } from '@/components/ui/show-more';
import type { Going, TripInvitee } from '@/lib/trips/attendance/schema';
import { AbsentRow, AttendeeRow, UnnamedRow } from '../attendance/person-row';
import { StatusBadge } from '../status-badge';
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
  const absent = (invitees: TripInvitee[], badge: ReactNode, key: string) => {
    const named = invitees.flatMap((invitee) => {
      const name = invitee.name ?? invitee.email;
      if (!name) return [];
      return [
        <AbsentRow
          key={invitee.id}
          invitee={invitee}
          name={name}
          badge={badge}
          menu={menuFor(invitee, name)}
        />,
      ];
    });
    const unnamed = invitees.length - named.length;
    return unnamed > 0 ? [...named, <UnnamedRow key={key} count={unnamed} badge={badge} />] : named;
  };
  // One array, so that a row keeps its open menu when a new answer moves it.
  const rows = [
    ...attendees.map((attendee) => (
      <AttendeeRow
        key={attendee.invitee?.id ?? 'organiser'}
        attendee={attendee}
        own={attendee.profile_id === ownId}
        closed={closed}
        menu={attendee.invitee && menuFor(attendee.invitee, attendee.profile_name)}
      />
    )),
    ...absent(pending, closed ? <Badge>No answer</Badge> : <StatusBadge status="Pending" />, 'unanswered'),
    ...absent(notGoing, <StatusBadge status="Not going" closed={closed} />, 'unnamed at home'),
  ];
  return (
    <Card as="section" aria-labelledby="people">
      <CardHeader
        title={closed ? 'Who was invited' : 'Who’s coming'}
        titleId="people"
        aside={!closed && `${answered} of ${answered + pending.length} answered`}
      />
      <CardList>{rows.slice(0, most)}</CardList>
      <ShowMore
        className="border-t border-line p-5"
        things="people"
        shown={most}
        total={rows.length}
        param="people"
      />
      {children && <div className="border-t border-line p-5">{children}</div>}
    </Card>
  );
}
