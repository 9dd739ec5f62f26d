import { notFound } from 'next/navigation';
import { BackupsBoard } from '@/components/trips/backups/backups-board';
import { shownBackups } from '@/components/trips/backups/shown-backups';
import { TripFrame } from '@/components/trips/head/trip-frame';
import { getBackupRows, goingOn, toBackups } from '@/lib/trips/backups/get-backups';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { tripHead } from '@/lib/trips/trip-head';
import { tripTitle } from '../trip-title';

interface Props {
  params: Promise<{ tripId: string }>;
  searchParams: Promise<{ stop?: string | string[] }>;
}

export const generateMetadata = tripTitle('If it’s closed');

export default async function BackupsPage({ params, searchParams }: Props) {
  const caller = await requireCaller((await params).tripId);
  const [page, rows] = await Promise.all([tripHead(caller), getBackupRows(caller)]);
  if (!page || !rows) notFound();

  const { stop } = await searchParams;
  const now = new Date();
  return (
    <TripFrame page={page} part="backups" now={now}>
      <BackupsBoard
        {...shownBackups(
          page,
          toBackups(caller, rows, goingOn(page)),
          typeof stop === 'string' ? stop : null,
          now,
        )}
      />
    </TripFrame>
  );
}
