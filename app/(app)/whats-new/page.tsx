import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { Icon } from '@/components/ui/icon';
import { formatDateRange } from '@/lib/dates';
import { releases } from '@/lib/releases';
import { releaseText } from '@/lib/server/release';
import { capital } from '@/lib/text';

export const metadata: Metadata = { title: 'What’s new' };

export default function WhatsNewPage() {
  return (
    <PageMain width="form">
      <PageHeader title="What’s new" back={{ href: '/notifications', label: 'Notifications' }} />
      <div className="divide-y divide-line border-y border-line">
        {releases.map(({ day, lines }, index) => (
          <details key={day} open={index === 0} className="group">
            <summary className="flex min-h-13 list-none items-center justify-between gap-3 py-2 -outline-offset-2 hover:bg-eucalypt-soft [&::-webkit-details-marker]:hidden">
              <h2 className="text-row">{formatDateRange(day, day)}</h2>
              <Icon name="chevron-down" className="text-muted transition-transform group-open:rotate-180" />
            </summary>
            <ul className="space-y-3 pt-1 pb-6 text-body">
              {lines.map((line) => (
                <Line key={line} line={line} />
              ))}
            </ul>
          </details>
        ))}
      </div>
      <p className="mt-6 text-sm text-muted">This server runs the release of {releaseText}.</p>
    </PageMain>
  );
}

/** "Home: each trip is a card." begins with the part of the product that it is about. */
function Line({ line }: { line: string }) {
  const [, part, words = ''] = /^([^:.,]{1,24}): (.*)$/.exec(line) ?? [];
  if (!part) return <li className="ml-5 list-disc">{line}</li>;
  return (
    <li>
      <strong className="block">{part}</strong>
      {capital(words)}
    </li>
  );
}
