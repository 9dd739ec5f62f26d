'use client';

import { useId } from 'react';
import type { ChoiceSite } from '@/lib/trips/fit/choice-site';
import type { Finding, FitHousehold } from '@/lib/trips/fit/finding';
import { choiceFit } from '@/lib/trips/fit/fit-of';
import { FindingRow } from './finding-row';
import { HolidayCredit } from './holiday-credit';

export interface ChoiceProps {
  known: ChoiceSite;
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
  known: { site, contact, offers, holidays, notes },
  crew,
  vehicles,
  dates,
  answering,
  tells = () => true,
}: ChoiceProps) {
  const id = useId();
  const household = { household_id: 'own', profile_name: 'You', crew, vehicles };
  const found = choiceFit({ site, household, offers, notes, ...(dates && { dates, holidays }) });
  const open = found.filter((finding) => finding.level !== 'fine' && tells(finding));
  if (open.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <p id={id} className="mb-2 font-medium">
        Will this campsite suit you?
      </p>
      <div className="*:*:px-0">
        <ul>
          {open.map((finding) => (
            <FindingRow key={`${finding.rule} ${finding.text}`} finding={finding} contact={contact} />
          ))}
        </ul>
        <HolidayCredit findings={open} />
      </div>
      {answering && open.some(({ level }) => level === 'problem') && (
        <p className="mt-2 text-muted">You can still say you’re going.</p>
      )}
    </section>
  );
}
