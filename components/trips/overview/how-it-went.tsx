import type { ShownDay } from './day-lines';
import { StorySection } from './story-section';
import { DayRows } from './trip-days';

export interface Went {
  /** "3 nights", "9 meals", "$1,469 all up". */
  numbers: { value: string; word: string }[];
  days: ShownDay[];
}

interface Props {
  tripId: string;
  went: Went;
}

/** A short memory of the trip. */
export const HowItWent = ({ tripId, went: { numbers, days } }: Props) => (
  <StorySection title="How it went">
    <dl className="flex flex-wrap gap-x-6 gap-y-2 pb-3">
      {numbers.map(({ value, word }) => (
        <div key={word} className="flex min-w-20 flex-1 flex-col-reverse">
          <dt className="text-meta text-muted">{word}</dt>
          <dd className="font-display text-next font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
    {days.length > 0 && <DayRows tripId={tripId} days={days} className="border-t border-line" />}
  </StorySection>
);
