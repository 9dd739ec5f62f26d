import type { VoteKind } from '@/lib/trips/vote/limits';
import { saidYesText } from '@/lib/trips/vote/said-yes';
import { AskAgain } from '../attendance/ask-again';
import type { AnsweredTrip } from '../attendance/use-answer';

/** For somebody who said yes to what a vote was decided on, and has yet to say whether they come. */
export function SaidYes({ trip, kinds }: { trip: AnsweredTrip; kinds: VoteKind[] }) {
  return (
    <AskAgain trip={trip} title="The vote is decided: are you going?" yes="Going">
      <p>{saidYesText(kinds)}</p>
    </AskAgain>
  );
}
