'use client';

import { EmailText } from '@/components/ui/email-text';
import { Icon } from '@/components/ui/icon';
import { HouseholdFace } from '../household-face';
import { InviteeTools } from './invitee-tools';
import type { PersonRow } from './person-rows';

interface Props {
  tripId: string;
  rows: PersonRow[];
  /** In two columns on wide screens. */
  wide?: boolean;
}

export const PersonList = ({ tripId, rows, wide = false }: Props) => (
  <ul className={wide ? 'lg:grid lg:grid-cols-2 lg:gap-x-14 lg:[&>li:nth-child(2)]:border-t-0' : undefined}>
    {rows.map(({ key, ...row }) => (
      <Row key={key} row={row} tripId={tripId} />
    ))}
  </ul>
);

function Row({ row, tripId }: Pick<Props, 'tripId'> & { row: Omit<PersonRow, 'key'> }) {
  const { name, tint, unnamed, note, open, household, vehicles, about, email, tools } = row;
  return (
    <li className="person-row flex gap-3.5 border-line py-3.5 not-first:border-t">
      {unnamed ? (
        <span className="household-face household-face-waiting size-10">
          <Icon name="mail" />
        </span>
      ) : (
        <HouseholdFace name={name} tint={tint} className="size-10 zoomed:hidden large-text:hidden" />
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-1">
        <div className="max-w-full flex-[1_1_8rem] text-body wrap-break-word">
          <p className="text-row">
            <span className="font-semibold">
              <EmailText>{name}</EmailText>
            </span>
            {note && <span className="text-meta text-muted">{` ${note}`}</span>}
            {open && <span className="text-meta text-ochre">{` ${open}`}</span>}
          </p>
          {household && <p>{household}</p>}
          {vehicles && (
            <p className="flex items-start gap-1.5 text-meta text-muted">
              <Icon name="car" className="mt-px size-4 shrink-0" />
              <span className="sr-only">Vehicles:</span>
              {vehicles}
            </p>
          )}
          {about && <p className="text-meta text-muted">{about}</p>}
          {email && (
            <p className="text-meta text-muted">
              <EmailText>{email}</EmailText>
            </p>
          )}
        </div>
        {tools && <InviteeTools tripId={tripId} name={name} {...tools} />}
      </div>
    </li>
  );
}
