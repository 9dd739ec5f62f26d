import { notFound } from 'next/navigation';
import { WaitingChanges } from '@/components/offline/waiting-changes';
import { TripFrame } from '@/components/trips/head/trip-frame';
import { NoticesBoard } from '@/components/trips/notices/notices-board';
import { MarkRead } from '@/components/trips/notifications/mark-read';
import { requestedCount, type ShowParam } from '@/lib/paging';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { findNotices } from '@/lib/trips/notices/find-notices';
import { tripHead } from '@/lib/trips/trip-head';
import { tripTitle } from '../trip-title';

interface Props {
  params: Promise<{ tripId: string }>;
  searchParams: Promise<{ notices?: ShowParam }>;
}

export const generateMetadata = tripTitle('Notices');

export const unstable_dynamicStaleTime = 60;

export default async function NoticesPage({ params, searchParams }: Props) {
  const { tripId } = await params;
  const caller = await requireCaller(tripId);
  const most = requestedCount((await searchParams).notices);
  const [page, found] = await Promise.all([tripHead(caller), findNotices(caller, { most, apart: true })]);
  if (!page || !found) notFound();

  const { notices, total, unread, people, own, runs, mailed } = found;
  const path = `/api/trips/${tripId}/notices`;
  return (
    <TripFrame page={page} part="notices" now={new Date()}>
      {!page.guest && (
        <MarkRead
          unread={page.unreadNotices}
          which={{ trip_id: tripId, kinds: ['announcements', 'comments'] }}
        />
      )}
      <WaitingChanges tripId={tripId} except={path} />
      <NoticesBoard
        path={path}
        notices={notices}
        total={total}
        unread={unread}
        people={people}
        tints={page.tints}
        own={own}
        runs={runs}
        mailed={mailed}
      />
    </TripFrame>
  );
}
