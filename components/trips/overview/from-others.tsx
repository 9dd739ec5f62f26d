import { HouseholdFace } from '../household-face';
import { StoryRow } from './story-row';
import { StorySection } from './story-section';

export interface NewestMessage {
  author: string;
  tint: number | undefined;
  text: string;
  /** "Olivia, 3:40 pm" */
  by: string;
}

interface Props {
  tripId: string;
  message: NewestMessage;
}

export const FromOthers = ({ tripId, message: { author, tint, text, by } }: Props) => (
  <StorySection title="From the others">
    <StoryRow
      lead={<HouseholdFace name={author} tint={tint} className="size-10" />}
      title={<span className="line-clamp-3 font-normal">{text}</span>}
      meta={by}
      href={`/trip/${tripId}/notices`}
    />
  </StorySection>
);
