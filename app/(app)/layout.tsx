import type { ReactNode } from 'react';
import { AppFrame } from '@/components/frame/app-frame';
import { zoneOfPostcode } from '@/lib/places/zone-of-postcode';
import { requireViewer } from '@/lib/server/auth/page-viewer';

export default async function AppLayout({ children }: { children: ReactNode }) {
  const { userId, name, unread, postcode } = await requireViewer();
  return (
    <AppFrame userId={userId} name={name} unread={unread} zone={zoneOfPostcode(postcode)}>
      {children}
    </AppFrame>
  );
}
