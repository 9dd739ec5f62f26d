'use client';

import { Badge } from '@/components/ui/badge';
import { CardList } from '@/components/ui/card';
import { EmailText } from '@/components/ui/email-text';
import { Icon } from '@/components/ui/icon';
import { HouseholdFace } from '../household-face';
import { InviteeMenu } from './invitee-menu';
import { type PersonRow, TO_CONFIRM } from './person-rows';

interface Props {
  tripId: string;
  rows: PersonRow[];
}

export function PersonList({ tripId, rows }: Props) {
  return (
    <CardList>
      {rows.map(({ key, ...row }) => (
        <Row key={key} row={row} tripId={tripId} />
      ))}
    </CardList>
  );
}

type RowProps = Pick<Props, 'tripId'> & { row: Omit<PersonRow, 'key'> };

function Row({ row, tripId }: RowProps) {
  const {
    name,
    tint,
    unnamed,
    remarks,
    badges,
    household,
    vehicles,
    ride,
    problem,
    asked,
    email,
    invitedAs,
    tools,
  } = row;
  return (
    <li className="person-row">
      {unnamed ? (
        <span className="household-face household-face-waiting">
          <Icon name="mail" />
        </span>
      ) : (
        <HouseholdFace name={name} tint={tint} />
      )}
      <div>
        <div>
          <p>
            <EmailText>{name}</EmailText>
            {remarks && <span>{` (${remarks})`}</span>}
          </p>
          {badges?.map((badge) => (
            <Badge key={badge} tone={badge === TO_CONFIRM ? 'pending' : 'neutral'}>
              {badge}
            </Badge>
          ))}
        </div>
        {household && <p>{household}</p>}
        {vehicles && (
          <p className="person-fact">
            <Icon name="car" />
            <span className="sr-only">Vehicles:</span>
            {vehicles}
          </p>
        )}
        {ride && (
          <p className="person-fact">
            <Icon name="armchair" />
            {ride}
          </p>
        )}
        {problem && (
          <p className="person-fact text-ember">
            <Icon name="triangle-alert" />
            {problem}
          </p>
        )}
        {asked && <p>{asked}</p>}
        {email && (
          <p>
            {invitedAs && 'invited as '}
            <EmailText>{email}</EmailText>
          </p>
        )}
      </div>
      {tools && <InviteeMenu tripId={tripId} name={name} {...tools} />}
    </li>
  );
}
