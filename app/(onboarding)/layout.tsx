import Link from 'next/link';
import type { ReactNode } from 'react';
import { AppFooter } from '@/components/layout/app-footer';
import { AppHeader } from '@/components/layout/app-header';
import { requireAccount } from '@/lib/auth/page-viewer';

export default async function OnboardingLayout({ children }: { children: ReactNode }) {
  await requireAccount();
  return (
    <>
      <AppHeader />
      {children}
      <AppFooter signedIn>
        <Link href="/contact">Contact us</Link>
      </AppFooter>
    </>
  );
}
