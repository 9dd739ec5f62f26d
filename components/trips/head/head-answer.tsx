import { Alert } from '@/components/ui/alert';
import type { OwnTools } from '@/lib/trips/own-tools';
import type { TripPage } from '@/lib/trips/trip-page';
import { AnswerButtons } from '../attendance/answer-buttons';
import { ConfirmAgain } from '../attendance/confirm-again';

/** The viewer's own answer in the head of a trip: given, asked for, or asked for again. */
export function HeadAnswer({ page, tools }: { page: TripPage; tools: OwnTools }) {
  const { trip, role, agreedTo } = page;
  if (trip.called_off) {
    return (
      <Alert tone="info" className="w-full" title="This trip was called off">
        You can still look at it here.{role !== 'organiser' && ' You don’t need to answer.'}
      </Alert>
    );
  }
  if (tools.answers === 'again') return <ConfirmAgain trip={trip} agreedTo={agreedTo} />;
  if (!tools.answers) return null;
  return <AnswerButtons tripId={trip.id} attending={trip.attending} over={tools.closed} />;
}
