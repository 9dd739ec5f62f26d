'use client';

import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { CardList } from '@/components/ui/card';
import { EmailText } from '@/components/ui/email-text';
import { Icon } from '@/components/ui/icon';
import { StatusBadge } from '../status-badge';
import { InviteeMenu } from './invitee-menu';
import type { PersonRow } from './person-rows';

interface Props {
  tripId: string;
  rows: PersonRow[];
  /** Whether the trip is over or called off: then a badge has no colour. */
  closed: boolean;
}

/** One list, so that a row keeps its open menu when a new answer moves it. */
export function PersonList({ tripId, rows, closed }: Props) {
  return (
    <CardList>
      {rows.map(({ key, ...row }) => (
        <Row key={key} row={row} tripId={tripId} closed={closed} />
      ))}
    </CardList>
  );
}

type RowProps = Pick<Props, 'tripId' | 'closed'> & { row: Omit<PersonRow, 'key'> };

/** The answer stands beside the name, so that on a phone the rest has the whole width: see .person-row. */
function Row({ row, tripId, closed }: RowProps) {
  const { name, unnamed, remarks, badge, household, vehicles, email, invitedAs, tools } = row;
  return (
    <li className="person-row">
      {unnamed ? (
        <span className="avatar size-9 bg-ochre-soft text-ochre">
          <Icon name="mail" />
        </span>
      ) : (
        <Avatar name={name} />
      )}
      <div>
        <div>
          <div>
            <p>
              <EmailText>{name}</EmailText>
              {remarks && <span>{` (${remarks})`}</span>}
            </p>
            <AnswerBadge badge={badge} closed={closed} />
          </div>
          {tools && <InviteeMenu tripId={tripId} name={name} {...tools} />}
        </div>
        {household && <p>{household}</p>}
        {vehicles && (
          <p>
            <Icon name="car" />
            <span className="sr-only">Vehicles:</span>
            {vehicles}
          </p>
        )}
        {email && (
          <p>
            {invitedAs && 'invited as '}
            <EmailText>{email}</EmailText>
          </p>
        )}
      </div>
    </li>
  );
}

function AnswerBadge({ badge, closed }: Pick<PersonRow, 'badge'> & { closed: boolean }) {
  if (badge === 'Organiser' || badge === 'No answer') return <Badge>{badge}</Badge>;
  if (badge !== 'Confirm again') return <StatusBadge status={badge} closed={closed} />;
  return (
    <Badge tone="pending" icon={<Icon name="clock" className="size-4" />}>
      Going, needs to confirm again
    </Badge>
  );
}
