import { Card, CardHeader } from '@/components/ui/card';
import { PendingLink } from '@/components/ui/pending-link';
import { questionOf } from '@/lib/trips/fit/asked';
import { askSite, type Finding, type Rule } from '@/lib/trips/fit/finding';
import { AskSite } from './ask-site';
import { FindingRow, type SiteContact } from './finding-row';

interface Props {
  name: string;
  findings: readonly Finding[];
  contact: SiteContact;
}

/** The other rules are fine at every site, so their lines would say nothing. */
const toldWhenFine: Rule[] = ['access', 'trailer_access', 'pets', 'boat'];

const MOST_LINES = 4;

/** For the viewer's own household. Open questions are beside the button to ask the campsite. */
export function SiteFit({ name, findings, contact }: Props) {
  const of = (level: Finding['level']) => findings.filter((each) => each.level === level);
  const problems = of('problem');
  const asks = of('check');
  const fits = of('fine').filter(({ rule }) => toldWhenFine.includes(rule));
  // First problems, then questions, then findings that suit the household. The other lines are
  // folded.
  const room = Math.max(0, MOST_LINES - problems.length);
  const [shownAsks, moreAsks] = [asks.slice(0, room), asks.slice(room)];
  const left = Math.max(0, room - shownAsks.length);
  const [shownFits, moreFits] = [fits.slice(0, left), fits.slice(left)];
  const questions = questionsOf(findings);
  const canAsk = questions.length > 0 && Boolean(contact.phone || contact.email || contact.url);
  const row = (finding: Finding) => (
    <FindingRow
      key={finding.key + finding.text}
      finding={canAsk && finding.remedy === askSite ? { ...finding, remedy: null } : finding}
    />
  );
  const nothing = problems.length + asks.length + fits.length === 0;
  return (
    <Card as="section" aria-labelledby="suits" className="site-fit">
      <CardHeader
        title="Would it suit you?"
        titleId="suits"
        aside={
          !nothing && (
            <PendingLink href="/your-crew" pendingPosition="after" className={link}>
              Your household
            </PendingLink>
          )
        }
      />
      {nothing && (
        <p className="border-t border-line px-5 py-4">
          <PendingLink href="/your-crew" pendingPosition="after" className={link}>
            Add your crew
          </PendingLink>{' '}
          and we’ll check
        </p>
      )}
      {!nothing && (
        <ul>
          {problems.slice(0, MOST_LINES).map(row)}
          {shownFits.map(row)}
          <MoreRows of={moreFits} words="that fit" row={row} />
          {shownAsks.map(row)}
          <MoreRows of={moreAsks} words="to ask about" row={row} />
          <MoreRows of={problems.slice(MOST_LINES)} words="that don’t fit" row={row} />
        </ul>
      )}
      {canAsk && <AskSite contact={contact} name={name} questions={questions} />}
    </Card>
  );
}

const questionsOf = (findings: readonly Finding[]) => [
  ...new Set(findings.flatMap((each) => (each.level === 'check' ? (questionOf(each) ?? []) : []))),
];

/** True when the card's button leads to the site's website, which needs no second button then. */
export const asksOnline = (findings: readonly Finding[], { phone, email, url }: SiteContact): boolean =>
  Boolean(url) && !phone && !email && questionsOf(findings).length > 0;

const link =
  'relative text-[0.9375rem] text-sky underline underline-offset-4 after:absolute after:-inset-2.5';

interface MoreProps {
  of: Finding[];
  words: string;
  row: (finding: Finding) => React.ReactNode;
}

function MoreRows({ of, words, row }: MoreProps) {
  if (of.length === 0) return null;
  return (
    <li>
      <details className="border-t border-line">
        <summary className="flex min-h-11 items-center px-5 text-[0.9375rem] text-muted">
          {`and ${of.length} more ${words}`}
        </summary>
        <ul>{of.map(row)}</ul>
      </details>
    </li>
  );
}
