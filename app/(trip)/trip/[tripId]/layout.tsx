import type { ReactNode } from 'react';
import { AppFrame } from '@/components/frame/app-frame';
import { GuestFrame } from '@/components/frame/guest-frame';
import { zoneOfPostcode } from '@/lib/places/zone-of-postcode';
import { pageAccount } from '@/lib/server/auth/page-viewer';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { invitationToken } from '@/lib/trips/invitations/links/link';

interface Props {
  children: ReactNode;
  params: Promise<{ tripId: string }>;
}

export default async function TripLayout({ children, params }: Props) {
  const caller = await requireCaller((await params).tripId);
  const account = await pageAccount();
  if (!('viewer' in caller)) {
    const { tripId, householdId } = caller;
    const claim = account && `/invite/${invitationToken(householdId)}`;
    return (
      <GuestFrame tripId={tripId} householdId={householdId} claim={claim}>
        {children}
      </GuestFrame>
    );
  }
  const { userId, name, postcode } = caller.viewer;
  const unread = account?.unread ?? 0;
  return (
    <AppFrame userId={userId} name={name} unread={unread} zone={zoneOfPostcode(postcode)} footer={false}>
      {children}
    </AppFrame>
  );
}
