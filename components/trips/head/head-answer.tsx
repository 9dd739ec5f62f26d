import { Alert } from '@/components/ui/alert';
import type { Trip } from '@/lib/trips/schema';
import type { VoteKind } from '@/lib/trips/undecided/vote-options';
import { saidYesText } from '@/lib/trips/vote/tally';
import { AnswerButtons } from '../attendance/answer-buttons';
import { AskAgain } from '../attendance/ask-again';
import { ConfirmAgain } from '../attendance/confirm-again';
import type { AnsweredTrip } from '../attendance/use-answer';
import type { ShownAnswer } from './shown-answer';

interface Props {
  trip: Pick<Trip, 'id' | 'start_date' | 'end_date' | 'location_name' | 'dates_open' | 'site_open'>;
  answer: ShownAnswer;
}

export function HeadAnswer({ trip, answer }: Props) {
  if (answer.kind === 'called off') {
    return (
      <Alert tone="info" className="w-full" title="This trip was called off">
        You can still look at it here.{answer.asked && ' You don’t need to answer.'}
      </Alert>
    );
  }
  if (answer.kind === 'again') return <ConfirmAgain trip={trip} agreedTo={answer.agreedTo} />;
  if (answer.kind === 'said yes') return <SaidYes trip={trip} kinds={answer.to} />;
  return <AnswerButtons trip={trip} attending={answer.attending} over={answer.over} />;
}

/**
 * Asks whether the reader is coming, when the vote is decided and the reader has voted yes for the
 * chosen options but hasn't answered.
 */
function SaidYes({ trip, kinds }: { trip: AnsweredTrip; kinds: VoteKind[] }) {
  return (
    <AskAgain trip={trip} title="The vote is decided: are you going?" yes="Going">
      <p>{saidYesText(kinds)}</p>
    </AskAgain>
  );
}
