import Link from 'next/link';
import type { ReactNode } from 'react';
import { AppFooter } from '@/components/layout/app-footer';
import { AppHeader } from '@/components/layout/app-header';
import { BottomBar } from '@/components/layout/bottom-bar';
import { requireViewer } from '@/lib/auth/page-viewer';

export default async function AppLayout({ children }: { children: ReactNode }) {
  const viewer = await requireViewer();
  return (
    <>
      <AppHeader name={viewer.name} />
      {children}
      <AppFooter signedIn>
        <Link href="/contact">Contact us</Link>
      </AppFooter>
      <BottomBar />
    </>
  );
}
