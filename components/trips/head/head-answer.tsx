import { Alert } from '@/components/ui/alert';
import type { OwnTools } from '@/lib/trips/own-tools';
import type { TripPage } from '@/lib/trips/trip-page';
import { saidYesTo } from '@/lib/trips/vote/said-yes';
import { AnswerButtons } from '../attendance/answer-buttons';
import { ConfirmAgain } from '../attendance/confirm-again';
import { SaidYes } from '../vote/said-yes';

/** The viewer's own answer in the head of a trip: given, asked for, or asked for again. */
export function HeadAnswer({ page, tools }: { page: TripPage; tools: OwnTools }) {
  const { trip, role, agreedTo, vote } = page;
  if (trip.called_off) {
    return (
      <Alert tone="info" className="w-full" title="This trip was called off">
        You can still look at it here.{role !== 'organiser' && ' You don’t need to answer.'}
      </Alert>
    );
  }
  if (tools.answers === 'again') return <ConfirmAgain trip={trip} agreedTo={agreedTo} />;
  if (!tools.answers) return null;
  const saidYes = tools.closed ? [] : saidYesTo(vote, trip);
  if (saidYes.length > 0) return <SaidYes trip={datesOf(trip)} kinds={saidYes} />;
  return <AnswerButtons trip={datesOf(trip)} attending={trip.attending} over={tools.closed} />;
}

/** What the client needs of it, and no more. */
const datesOf = ({ id, start_date, end_date }: TripPage['trip']) => ({ id, start_date, end_date });
