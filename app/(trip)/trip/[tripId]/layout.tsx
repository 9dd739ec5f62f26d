import type { ReactNode } from 'react';
import { AppFrame } from '@/components/frame/app-frame';
import { GuestFrame } from '@/components/frame/guest-frame';
import { pageAccount } from '@/lib/server/auth/page-viewer';
import { requireCaller } from '@/lib/trips/households/page-caller';

interface Props {
  children: ReactNode;
  params: Promise<{ tripId: string }>;
}

export default async function TripLayout({ children, params }: Props) {
  const caller = await requireCaller((await params).tripId);
  if (!('viewer' in caller)) return <GuestFrame householdId={caller.householdId}>{children}</GuestFrame>;
  const { userId, name } = caller.viewer;
  const unread = (await pageAccount())?.unread ?? 0;
  return (
    <AppFrame userId={userId} name={name} unread={unread}>
      {children}
    </AppFrame>
  );
}
