import type { ReactNode } from 'react';
import type { RecapNumber } from '../recap/recap-numbers';
import type { ShownDay } from './day-lines';
import { StorySection } from './story-section';
import { DayRows } from './trip-days';

export interface Went {
  numbers: RecapNumber[];
  days: ShownDay[];
  forgot: string[];
  unneeded: string[];
  album: string | null;
}

interface Props {
  tripId: string;
  went: Went;
  /** What shares the numbers. */
  children: ReactNode;
}

/** A short memory of the trip. */
export const HowItWent = ({ tripId, went: { numbers, days }, children }: Props) => (
  <>
    <StorySection title="How it went">
      <dl className="grid grid-cols-3 gap-x-4 gap-y-3 large-text:grid-cols-1">
        {numbers.map(({ value, about, word }) => (
          <div key={word} className="flex flex-col-reverse justify-end">
            <dt className="text-meta text-muted">{word}</dt>
            <dd className="font-display text-next font-semibold">
              {about && <span className="font-sans text-meta font-normal">about </span>}
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </StorySection>
    {days.length > 0 && (
      <StorySection title="Day by day">
        <DayRows tripId={tripId} days={days} />
      </StorySection>
    )}
  </>
);
