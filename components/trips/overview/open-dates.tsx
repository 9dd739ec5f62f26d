import { PendingLink } from '@/components/ui/pending-link';
import { rows, StoryRow } from './story-row';
import { StorySection } from './story-section';

interface Props {
  tripId: string;
  /** The first ones lead. */
  dates: string[];
  /** The last day to vote; '' for a vote without one. */
  closing: string;
}

const MOST = 3;

/** In place of the days while a vote on the dates is open. */
export const OpenDates = ({ tripId, dates, closing }: Props) => (
  <StorySection
    title="The dates to choose from"
    aside={
      <PendingLink href={`/trip/${tripId}/vote`} pendingPosition="after" className="line-link">
        See the vote
      </PendingLink>
    }
  >
    <ul className={rows}>
      {dates.slice(0, MOST).map((text, place) => (
        <li key={text}>
          <StoryRow
            lead="calendar-days"
            title={text}
            meta={place === MOST - 1 && dates.length > MOST && `and ${dates.length - MOST} more`}
          />
        </li>
      ))}
    </ul>
    {closing && <p className="text-meta text-muted">{closing}</p>}
  </StorySection>
);
