import { StoryRow } from './story-row';
import { StorySection } from './story-section';

interface Props {
  tripId: string;
  /** How many have voted. */
  voted: string;
  /** The last day to vote; '' for a vote without one, and where the page says it already. */
  closing: string;
}

/** In place of the days while a vote on the dates is open. */
export const OpenDates = ({ tripId, voted, closing }: Props) => (
  <StorySection title="The vote">
    <StoryRow
      lead="calendar-days"
      title="See the vote"
      meta={[voted, closing].filter(Boolean).join('. ')}
      href={`/trip/${tripId}/vote`}
    />
  </StorySection>
);
