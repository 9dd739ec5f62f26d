import { Card, CardHeader } from '@/components/ui/card';
import { PendingLink } from '@/components/ui/pending-link';
import type { Finding, Rule } from '@/lib/trips/fit/finding';
import { FindingRow, type SiteContact } from './finding-row';

interface Props {
  findings: readonly Finding[];
  contact: SiteContact;
}

/** What is worth telling where it is fine: the rest is so at every site. */
const toldWhenFine: Rule[] = ['access', 'trailer_access', 'pets', 'boat'];

/** Whether a campsite suits the viewer's own household. */
export function SiteFit({ findings, contact }: Props) {
  const told = findings.filter(({ rule, level }) => level !== 'fine' || toldWhenFine.includes(rule));
  return (
    <Card as="section" aria-labelledby="suits">
      <CardHeader
        title="Would it suit you?"
        titleId="suits"
        aside={
          <PendingLink
            href="/your-crew"
            pendingPosition="after"
            className="relative text-[0.9375rem] text-sky underline underline-offset-4 after:absolute after:-inset-2.5"
          >
            Your household
          </PendingLink>
        }
      />
      {told.length > 0 ? (
        <ul>
          {told.map((finding) => (
            <FindingRow key={`${finding.rule} ${finding.text}`} finding={finding} contact={contact} />
          ))}
        </ul>
      ) : (
        <p className="site-quiet">Add your car and pets, and you’ll see here whether the site suits them.</p>
      )}
    </Card>
  );
}
