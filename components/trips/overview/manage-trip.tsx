'use client';

import { Card, CardHeader, CardList } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { InviteMore } from '../invitations/invite-more';
import { RemindAll } from '../invitations/remind-all';
import { CallOff } from './call-off';
import { RenameTrip } from './rename-trip';

interface Props {
  tripId: string;
  name: string | null;
  /** How many have yet to answer, or to say again that they are going. */
  waiting: number;
  ownEmail: string;
  /** Whether the viewer is the organiser, who alone can call the trip off. */
  own: boolean;
}

/** What the organiser and co-organisers can do to a trip, besides its dates and its people's own rows. */
export function ManageTrip({ tripId, name, waiting, ownEmail, own }: Props) {
  return (
    <Card as="section" aria-labelledby="manage" className="overflow-clip">
      <CardHeader title="Manage trip" titleId="manage" />
      <CardList>
        <li>
          <InviteMore tripId={tripId} ownEmail={ownEmail} />
        </li>
        {waiting > 0 && (
          <li>
            <RemindAll tripId={tripId} waiting={waiting} />
          </li>
        )}
        <li>
          <RenameTrip tripId={tripId} name={name} />
        </li>
        <li>
          <PendingLink
            href={`/createtrip?trip=${tripId}`}
            pendingPosition="after"
            className="tool font-medium"
          >
            <Icon name="map-pin" />
            Choose another campsite
          </PendingLink>
        </li>
        {own && (
          <li>
            <CallOff tripId={tripId} />
          </li>
        )}
      </CardList>
    </Card>
  );
}
