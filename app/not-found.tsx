import type { Metadata } from 'next';
import { LogoHeader } from '@/components/layout/logo-header';
import { NotFoundMessage } from '@/components/layout/not-found-message';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <>
      <LogoHeader />
      <NotFoundMessage title="There is nothing here">
        The link may be old, or the page may have moved.
      </NotFoundMessage>
    </>
  );
}
