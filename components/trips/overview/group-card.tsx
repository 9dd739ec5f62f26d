import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { countText, peopleText } from '@/lib/text';
import { answersText } from '@/lib/trips/attendance/answer-counts';
import { countsText, peopleCounts, petCounts, vehicleCounts } from '@/lib/trips/headcount/headcount';
import type { Headcount } from '@/lib/trips/headcount/schema';
import { HouseholdFace } from '../household-face';
import type { Faces } from './faces';
import { NightBars } from './night-bars';
import type { ShownNights } from './shown-nights';

interface Props {
  tripId: string;
  faces: Faces;
  total: Headcount['total'];
  /** The number of people on each night; null for a trip of one night. */
  nights: ShownNights | null;
  /** True when the trip is over or called off, so that no more answers are expected. */
  closed: boolean;
}

export function GroupCard({ tripId, faces, total, nights, closed }: Props) {
  const pets = countsText(petCounts(total));
  const answers = answersText(faces.answers, closed);
  const counts = [
    countText(faces.going, 'household'),
    countsText(peopleCounts(total)),
    countsText(vehicleCounts(total)),
  ].filter(Boolean);
  const said = [nights?.text, answers && `${answers}.`].filter(Boolean).join(' ');
  const more = faces.going - faces.faces.length;
  return (
    <Card as="section" aria-labelledby="group" className="group-card">
      <PendingLink href={`/trip/${tripId}/people`} pendingPosition="after">
        <span className="stacked-faces">
          {faces.faces.map(({ name, tint }, place) => (
            <HouseholdFace key={place} name={name} tint={tint} />
          ))}
          {more > 0 && <span className="more-faces">+{more}</span>}
        </span>
        <span className="group-count">
          <h2 id="group">{peopleText(total.people)}</h2>
          {pets && <span>and {pets}</span>}
        </span>
        <Icon name="chevron-right" />
      </PendingLink>
      {/* A non-breaking space before each dot keeps it with the text before it. So no line
          begins with a dot. */}
      <p>
        {counts.join('\u00a0· ')}. {said}
      </p>
      {nights && nights.rows.length > 0 && (
        <details>
          <summary>People by night</summary>
          <NightBars rows={nights.rows} people={nights.people} />
        </details>
      )}
    </Card>
  );
}
