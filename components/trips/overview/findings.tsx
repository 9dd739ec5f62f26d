import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card, CardHeader } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { countText } from '@/lib/text';
import type { Rule } from '@/lib/trips/fit/finding';
import { AnswerFinding, TakeBackAnswer } from '../fit/answer-finding';
import { FindingRow, type ShownFinding, type SiteContact } from '../fit/finding-row';
import { HolidayCredit } from '../fit/holiday-credit';

interface Props {
  findings: readonly ShownFinding[];
  /** How to ask at the campsite. */
  contact: SiteContact;
  /** By rule, a button or link that helps with its problem. */
  actions?: Partial<Record<Rule, ReactNode>>;
  /** The trip, for an organiser, who can say what the campsite has answered; null for anybody else. */
  answers?: string | null;
  /** What else is to be done, as rows of class `finding finding-open`. */
  children?: ReactNode;
}

/** What needs doing first on a trip: problems, then what to check, then what is open; what fits is folded. */
export function Findings({ findings, contact, actions = {}, answers = null, children }: Props) {
  const fine = findings.filter(({ level }) => level === 'fine');
  const open = findings.filter(({ level }) => level !== 'fine');
  const problems = findings.filter(({ level }) => level === 'problem').length;
  const row = (finding: ShownFinding) => (
    <FindingRow
      key={`${finding.rule} ${finding.level} ${finding.text}`}
      finding={finding}
      contact={contact}
      action={<Actions finding={finding} own={actions[finding.rule]} tripId={answers} />}
    />
  );
  if (findings.length === 0 && !children) return null;
  return (
    <Card as="section" aria-labelledby="first">
      <CardHeader
        title={open.length > 0 || children ? 'Sort out first' : 'Nothing to sort out'}
        titleId="first"
        aside={problems > 0 && <Badge tone="danger">{countText(problems, 'problem')}</Badge>}
      />
      {(open.length > 0 || children) && (
        <ul>
          {open.map(row)}
          {children}
        </ul>
      )}
      {fine.length > 0 && (
        <details className="findings-fine">
          <summary>
            <Icon name="check" />
            <span>
              {open.length > 0 ? 'Everything else fits' : 'Everything fits'}{' '}
              <span>{fine.length} checked</span>
            </span>
            <Icon name="chevron-down" />
          </summary>
          <ul>{fine.map(row)}</ul>
          <HolidayCredit findings={fine} />
        </details>
      )}
      <HolidayCredit findings={open} />
    </Card>
  );
}

/** What only the campsite can answer. Of a car that can't get there the organisers decide whether it counts. */
const askable: Rule[] = ['access', 'trailer_access', 'pets', 'boat', 'capacity'];

interface ActionsProps {
  finding: ShownFinding;
  /** What helps with a problem of its rule. */
  own: ReactNode;
  tripId: string | null;
}

function Actions({ finding, own, tripId }: ActionsProps) {
  const { rule, level, noted } = finding;
  const helps = level === 'problem' && own;
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
