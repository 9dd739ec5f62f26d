import type { ReactNode } from 'react';
import { AppFooter } from '@/components/layout/app-footer';
import { AppHeader } from '@/components/layout/app-header';
import { PageMain } from '@/components/layout/page-main';
import { Link } from '@/components/ui/link';

interface Props {
  signedIn: boolean;
  children?: ReactNode;
}

/** While the organiser is suspended, the page shows nothing about the trip. */
export const PausedTrip = ({ signedIn, children }: Props) => (
  <>
    <AppHeader />
    <PageMain width="form" className="space-y-4">
      <h1 className="text-2xl">This trip is paused for now</h1>
      <p>Ask whoever invited you.</p>
      {children}
    </PageMain>
    <AppFooter signedIn={signedIn}>
      <Link href="/contact">Contact us</Link>
    </AppFooter>
  </>
);
