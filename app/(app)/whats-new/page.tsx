import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { Section } from '@/components/ui/section';
import { formatDateRange } from '@/lib/dates';
import { releases } from '@/lib/releases';

export const metadata: Metadata = { title: 'What’s new' };

export default function WhatsNewPage() {
  return (
    <PageMain width="form">
      <PageHeader title="What’s new" back={{ href: '/notifications', label: 'Notifications' }} />
      <div className="space-y-8">
        {releases.map(({ day, lines }) => (
          <Section key={day} title={formatDateRange(day, day)}>
            <ul className="list-disc space-y-2 pl-5">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
    </PageMain>
  );
}
