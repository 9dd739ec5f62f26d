import { Card, CardHeader } from '@/components/ui/card';
import { PendingLink } from '@/components/ui/pending-link';
import type { Finding } from '@/lib/trips/fit/finding';
import { FindingRow, type SiteContact } from './finding-row';

interface Props {
  findings: readonly Finding[];
  contact: SiteContact;
}

/** Whether a campsite suits the viewer's own household. */
export function SiteFit({ findings, contact }: Props) {
  return (
    <Card as="section" aria-labelledby="suits">
      <CardHeader
        title="Would it suit you?"
        titleId="suits"
        aside={
          <PendingLink
            href="/your-rides"
            pendingPosition="after"
            className="relative text-sky underline underline-offset-4 after:absolute after:-inset-2.5"
          >
            Your household
          </PendingLink>
        }
      />
      <ul>
        {findings.map((finding) => (
          <FindingRow key={`${finding.rule} ${finding.text}`} finding={finding} contact={contact} />
        ))}
      </ul>
    </Card>
  );
}
