'use client';

import { useId } from 'react';
import { choiceFindings } from '@/lib/trips/fit/choice-at-stops';
import type { ChoiceSite } from '@/lib/trips/fit/choice-site';
import { atStop, type Finding, type FitHousehold } from '@/lib/trips/fit/finding';
import type { Nights } from '@/lib/trips/stops/stops';
import { FindingRow } from './finding-row';
import { HolidayCredit } from './holiday-credit';

export interface ChoiceProps {
  known: ChoiceSite;
  /** Chosen now; null for the trip's first or last day. */
  nights?: Nights | undefined;
  /** As ticked now. */
  crew: FitHousehold['crew'];
  vehicles: FitHousehold['vehicles'];
  /** Undefined in a form that has no dates. */
  dates?: { start_date: string; end_date: string } | undefined;
  /** Before the first yes, the list says that the person can still answer Going in spite of a problem. */
  answering?: boolean | undefined;
  /** Decides about findings that aren't fine; those that are fine are never shown. */
  tells?: (finding: Finding) => boolean;
}

/** Problems, and checks to ask the campsite about. The form can still be sent. */
export function ChoiceFindings({
  known,
  nights,
  crew,
  vehicles,
  dates,
  answering,
  tells = () => true,
}: ChoiceProps) {
  const id = useId();
  const household = { household_id: 'own', profile_name: 'You', crew, vehicles };
  const found = choiceFindings(known, household, { ...(nights && { nights }), ...(dates && { dates }) });
  const shown = found.filter(({ finding }) => finding.level !== 'fine' && tells(finding));
  const open = shown.map(({ finding }) => finding);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <p id={id} className="mb-2 font-medium">
        Will {known.later ? 'these campsites' : 'this campsite'} suit you?
      </p>
      <div className="*:*:px-0">
        <ul>
          {shown.map(({ finding, contact }) => {
            const text = atStop(finding.text, finding);
            return (
              <FindingRow key={`${finding.rule} ${text}`} finding={{ ...finding, text }} contact={contact} />
            );
          })}
        </ul>
        <HolidayCredit findings={open} />
      </div>
      {answering && open.some(({ level }) => level === 'problem') && (
        <p className="mt-2 text-muted">You can still say you’re going.</p>
      )}
    </section>
  );
}
