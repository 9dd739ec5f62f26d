import type { ReactNode } from 'react';
import { SessionEnded } from '@/components/frame/session-ended';
import { AppFooter } from '@/components/layout/app-footer';
import { AppHeader } from '@/components/layout/app-header';
import { DraftOwner } from '@/components/ui/drafts';
import { Link } from '@/components/ui/link';
import { requireAccount } from '@/lib/server/auth/page-viewer';

export default async function OnboardingLayout({ children }: { children: ReactNode }) {
  const { userId } = await requireAccount();
  return (
    <DraftOwner id={userId}>
      <AppHeader />
      {children}
      <AppFooter signedIn>
        <Link href="/contact">Contact us</Link>
      </AppFooter>
      <SessionEnded />
    </DraftOwner>
  );
}
