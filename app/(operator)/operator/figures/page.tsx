import type { Metadata } from 'next';
import { ErrorsTable } from '@/components/operator/errors-table';
import { FiguresTable } from '@/components/operator/figures-table';
import { bytesText } from '@/lib/operator/figures/bytes-text';
import { listFigures } from '@/lib/operator/figures/list-figures';
import { pageDesk } from '@/lib/operator/page-desk';
import { releaseText } from '@/lib/server/release';
import { countText } from '@/lib/text';

export const metadata: Metadata = { title: 'Figures' };

export default async function FiguresPage() {
  if (!(await pageDesk()).open) return null;
  const { days, limits, accounts, storage, errors } = await listFigures();
  const { database, disk } = storage;
  return (
    <div className="min-w-0 space-y-5">
      <div>
        <h1 className="text-3xl">Figures</h1>
        <p className="mt-1.5 text-muted">
          {countText(accounts.all, 'account')}, {accounts.active} with a log-in of the last 30 days that’s
          still open. Database: {bytesText(database)}.
          {disk && ` Disk: ${bytesText(disk.free)} of ${bytesText(disk.size)} free.`} AI calls: up to{' '}
          {limits.ai_daily} a day. Release of {releaseText}.
        </p>
      </div>
      {errors.length > 0 && <ErrorsTable errors={errors} />}
      <FiguresTable days={days} />
    </div>
  );
}
