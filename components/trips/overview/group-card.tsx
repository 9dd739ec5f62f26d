import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { countText, peopleText } from '@/lib/text';
import { answersText } from '@/lib/trips/attendance/answer-counts';
import type { Headcount } from '@/lib/trips/headcount/schema';
import { countsText, peopleCounts, petCounts, vehicleCounts } from '@/lib/trips/headcount/words';
import { HouseholdFace } from '../household-face';
import type { Faces } from './faces';
import { NightBars } from './night-bars';
import type { ShownNights } from './shown-nights';

interface Props {
  tripId: string;
  faces: Faces;
  total: Headcount['total'];
  /** The number of people each night; null for a single night. */
  nights: ShownNights | null;
  /** True once the trip is over and nobody is waited for. */
  closed: boolean;
}

/** Who is coming: faces, the number of people, and who stays when. The card links to the people. */
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
      {/* The non-breaking space keeps a dot with the text before it, so that no line begins
          with a dot. */}
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
