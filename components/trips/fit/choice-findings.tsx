'use client';

import { useId } from 'react';
import type { ChoiceSite } from '@/lib/trips/fit/choice-site';
import type { Finding, FitHousehold } from '@/lib/trips/fit/finding';
import { choiceFit } from '@/lib/trips/fit/fit-of';
import { FindingRow } from './finding-row';
import { HolidayCredit } from './holiday-credit';

export interface ChoiceProps {
  known: ChoiceSite;
  /** The people, pets and vehicles that are ticked right now. */
  crew: FitHousehold['crew'];
  vehicles: FitHousehold['vehicles'];
  /** The chosen dates, in a form that chooses dates too. */
  dates?: { start_date: string; end_date: string } | undefined;
  /** True in a form that answers an invitation. Findings never block the answer. */
  answering?: boolean;
  /** Selects the findings to show; without it, all findings that aren't fine are shown. */
  tells?: (finding: Finding) => boolean;
}

/** What doesn't suit the campsite or has to be asked there. The form can be sent all the same. */
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
      <div className="overflow-hidden rounded border border-line bg-card">
        <ul className="-mt-px">
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
