import type { ReactNode } from 'react';
import { rideName } from '@/components/household/rides/ride-name';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { EmailText } from '@/components/ui/email-text';
import { Icon } from '@/components/ui/icon';
import type { Going, TripInvitee } from '@/lib/trips/attendance/schema';
import { StatusBadge } from '../status-badge';
import { householdText } from './household';

interface AttendeeRowProps {
  attendee: Going;
  own: boolean;
  closed: boolean;
  menu: ReactNode;
}

/** Somebody who is going, with crew and vehicles. */
export function AttendeeRow({ attendee, own, closed, menu }: AttendeeRowProps) {
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
          <Icon name="car" className="mt-1 size-4" />
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
    <Badge tone="pending" icon={<Icon name="clock" className="size-4" />}>
      Going, needs to confirm again
    </Badge>
  );
}

interface AbsentRowProps {
  invitee: TripInvitee;
  /** Their name, or the address that stands for it. */
  name: string;
  badge: ReactNode;
  menu: ReactNode;
}

/** Somebody who hasn't answered or isn't going. */
export function AbsentRow({ invitee, name, badge, menu }: AbsentRowProps) {
  return (
    <Row
      start={<Avatar name={name} />}
      name={name}
      own={invitee.own}
      part={invitee.co_organiser && 'co-organiser'}
      badge={badge}
      menu={menu}
    >
      {invitee.email && invitee.email !== name && <EmailText>{invitee.email}</EmailText>}
    </Row>
  );
}

/** Those of whom the viewer sees neither name nor address: one row says it for all of them. */
export function UnnamedRow({ count, badge }: { count: number; badge: ReactNode }) {
  return (
    <Row
      start={
        <span className="grid size-9 shrink-0 large-text:hidden place-items-center rounded-full bg-ochre-soft text-ochre">
          <Icon name="mail" />
        </span>
      }
      name={count === 1 ? 'Invited by email' : `${count} people invited by email`}
      badge={badge}
    />
  );
}

interface RowProps {
  start: ReactNode;
  name: string;
  own?: boolean;
  /** Their part in the trip, said beside the name. */
  part?: string | false | undefined;
  badge: ReactNode;
  menu?: ReactNode;
  children?: ReactNode;
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
