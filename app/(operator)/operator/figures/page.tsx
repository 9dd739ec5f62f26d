import type { Metadata } from 'next';
import { FiguresTable } from '@/components/operator/figures-table';
import { listFigures } from '@/lib/operator/figures/list-figures';
import { pageDesk } from '@/lib/operator/page-desk';
import { releaseText } from '@/lib/server/release';

export const metadata: Metadata = { title: 'Figures' };

export default async function FiguresPage() {
  if (!(await pageDesk()).open) return null;
  const { days, limits } = await listFigures();
  return (
    <div className="min-w-0 space-y-5">
      <div>
        <h1 className="text-3xl">Figures</h1>
        <p className="mt-1.5 text-muted">
          The last thirty days. At most {limits.ai_daily} AI calls a day are allowed. This is the release of{' '}
          {releaseText}.
        </p>
      </div>
      <FiguresTable days={days} />
    </div>
  );
}
