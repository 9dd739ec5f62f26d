import type { VoteKind } from '@/lib/trips/vote/limits';
import { saidYesText } from '@/lib/trips/vote/said-yes';
import { AskAgain } from '../attendance/ask-again';
import type { AnsweredTrip } from '../attendance/use-answer';

/**
 * Asks whether the reader is coming, after the vote was decided. For a reader who voted yes for the
 * chosen options and hasn't answered the trip itself.
 */
export function SaidYes({ trip, kinds }: { trip: AnsweredTrip; kinds: VoteKind[] }) {
  return (
    <AskAgain trip={trip} title="The vote is decided: are you going?" yes="Going">
      <p>{saidYesText(kinds)}</p>
    </AskAgain>
  );
}
