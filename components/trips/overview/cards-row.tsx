import { StoryRow } from './story-row';

/** What a helper must know of a household, locked until it's needed. */
export const CardsRow = ({ tripId }: { tripId: string }) => (
  <StoryRow
    lead="siren"
    title="Medical cards"
    meta="Allergies, medicines, whom to ring. Locked until needed"
    href={`/trip/${tripId}/emergency`}
  />
);
