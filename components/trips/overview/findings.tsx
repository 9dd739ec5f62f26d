import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card, CardHeader } from '@/components/ui/card';
import { Folded } from '@/components/ui/folded';
import { Icon, type IconName } from '@/components/ui/icon';
import { countText } from '@/lib/text';
import type { Rule } from '@/lib/trips/fit/finding';
import { AnswerFinding, TakeBackAnswer } from '../fit/answer-finding';
import { FindingRow, type ShownFinding, type SiteContact } from '../fit/finding-row';
import { HolidayCredit } from '../fit/holiday-credit';

interface Props {
  findings: readonly ShownFinding[];
  /** Problems and checks that this reader can't settle, shown in a folded section. */
  others?: readonly ShownFinding[];
  contact: SiteContact;
  /** For each rule, a button or link that helps with its problem. */
  actions?: Partial<Record<Rule, ReactNode>>;
  /**
   * The trip's id when the reader is an organiser, who can record the campsite's answers; null for
   * other readers.
   */
  answers?: string | null;
  children?: ReactNode;
}

/**
 * What has to be done first for a trip: problems, then checks, then open tasks. Everything else is
 * folded.
 */
export function Findings({ findings, others = [], contact, actions = {}, answers = null, children }: Props) {
  const fine = findings.filter(({ level }) => level === 'fine');
  const open = findings.filter(({ level }) => level !== 'fine');
  const toDo = open.length > 0 || Boolean(children);
  // Counts the problems separately: the card's title shows the number in the open rows, the folded
  // section's summary the number in its rows.
  const [problems, ofOthers] = [problemsText(open), problemsText(others)];
  const row = (finding: ShownFinding) => (
    <FindingRow
      key={`${finding.rule} ${finding.level} ${finding.text}`}
      finding={finding}
      contact={contact}
      action={<Actions finding={finding} own={actions[finding.rule]} tripId={answers} />}
    />
  );
  const folded = (shown: readonly ShownFinding[]) => (
    <>
      <ul>{shown.map(row)}</ul>
      <HolidayCredit findings={shown} />
    </>
  );
  if (!toDo && others.length + fine.length === 0) return null;
  if (!toDo)
    return (
      <Card as="section" aria-labelledby="first" className="findings-rest">
        <Folded
          title={others.length > 0 ? 'For others' : 'Nothing to sort out'}
          titleId="first"
          aside={
            problemBadge(ofOthers) ||
            (others.length > 0 ? `${others.length} to check` : `${fine.length} checked`)
          }
        >
          {folded([...others, ...fine])}
        </Folded>
      </Card>
    );
  return (
    <Card as="section" aria-labelledby="first">
      <CardHeader title="Sort out first" titleId="first" aside={problemBadge(problems)} />
      <ul>
        {open.map(row)}
        {children}
      </ul>
      {others.length > 0 && (
        <FoldedFindings icon="users-round" title="For others" aside={others.length} problems={ofOthers}>
          {folded(others)}
        </FoldedFindings>
      )}
      {fine.length > 0 && (
        <FoldedFindings
          icon="check"
          title={open.length + others.length > 0 ? 'Everything else fits' : 'Everything fits'}
          aside={`${fine.length} checked`}
        >
          {folded(fine)}
        </FoldedFindings>
      )}
      <HolidayCredit findings={open} />
    </Card>
  );
}

function problemsText(findings: readonly ShownFinding[]): string {
  const { length } = findings.filter(({ level }) => level === 'problem');
  return length > 0 ? countText(length, 'problem') : '';
}

const problemBadge = (problems: string) => problems && <Badge tone="danger">{problems}</Badge>;

interface FoldedProps {
  icon: IconName;
  title: string;
  aside: ReactNode;
  problems?: string;
  children: ReactNode;
}

const FoldedFindings = ({ icon, title, aside, problems, children }: FoldedProps) => (
  <details className="findings-fine">
    <summary>
      <Icon name={icon} />
      <span>
        {title}{' '}
        <span>
          {aside}
          {problems && (
            <>
              , <b className="font-medium text-ember">{problems}</b>
            </>
          )}
        </span>
      </span>
      <Icon name="chevron-down" />
    </summary>
    {children}
  </details>
);

/**
 * Rules whose open questions only the campsite can answer. For a problem that has a button in
 * `actions`, such as a car that can't reach the site, the organisers decide with that button instead.
 */
const askable: Rule[] = ['access', 'trailer_access', 'pets', 'boat', 'capacity'];

/**
 * For these rules, a finding of level `check` also shows its link from `actions`. For the other rules,
 * only a finding of level `problem` shows its link or button.
 */
const linked: Rule[] = ['booking', 'pitch', 'deadline'];

interface ActionsProps {
  finding: ShownFinding;
  own: ReactNode;
  tripId: string | null;
}

function Actions({ finding, own, tripId }: ActionsProps) {
  const { rule, level, noted } = finding;
  const helps = (level === 'problem' || linked.includes(rule)) && own;
  const isOpen = level === 'check' || (level === 'problem' && !own);
  const asks = tripId && !noted && isOpen && askable.includes(rule);
  const takesBack = tripId && noted;
  if (!helps && !asks && !takesBack) return null;
  return (
    <span className="flex flex-wrap gap-2">
      {helps}
      {asks && <AnswerFinding tripId={tripId} finding={finding} />}
      {takesBack && <TakeBackAnswer tripId={tripId} finding={finding} />}
    </span>
  );
}
