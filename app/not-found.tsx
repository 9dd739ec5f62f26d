import type { Metadata } from 'next';
import { AppHeader } from '@/components/layout/app-header';
import { NotFoundMessage } from '@/components/layout/not-found-message';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <>
      <AppHeader />
      <NotFoundMessage title="There is nothing here">
        The link may be old, or the page may have moved.
      </NotFoundMessage>
    </>
  );
}
