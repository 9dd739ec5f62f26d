import type { Metadata } from 'next';
import { NoticeCards } from '@/components/operator/notice-cards';
import { currentNotice } from '@/lib/operator/notice/notice';
import { pageDesk } from '@/lib/operator/page-desk';

export const metadata: Metadata = { title: 'Notice' };

export default async function NoticePage() {
  if (!(await pageDesk()).open) return null;
  return (
    <div className="min-w-0 space-y-5">
      <div>
        <h1 className="text-3xl">Notice to everybody</h1>
        <p className="mt-1.5 text-muted">
          A line at the top of every page, such as “Campmates is away on Sunday from 6 to 7 am”. It ends by
          itself.
        </p>
      </div>
      <NoticeCards notice={await currentNotice()} />
    </div>
  );
}
