import { Alert } from '@/components/ui/alert';
import type { Trip } from '@/lib/trips/schema';
import { AnswerButtons } from '../attendance/answer-buttons';
import { ConfirmAgain } from '../attendance/confirm-again';
import { SaidYes } from '../vote/said-yes';
import type { ShownAnswer } from './shown-answer';

interface Props {
  trip: Pick<Trip, 'id' | 'start_date' | 'end_date' | 'location_name'>;
  answer: ShownAnswer;
}

/**
 * The viewer's own answer in the header of a trip. If the viewer hasn't answered, or has to confirm
 * the answer, it is the question instead.
 */
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
