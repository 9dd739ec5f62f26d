'use client';

import { useRouter } from 'next/navigation';
import { AskAgain } from './ask-again';
import type { AnsweredTrip } from './use-answer';

interface Props {
  trip: AnsweredTrip;
  going: boolean;
}

/** The link in the email only selects "Not going"; the button here sends it. */
export function WishedNo({ trip, going }: Props) {
  const router = useRouter();
  return (
    <AskAgain
      trip={trip}
      title={going ? 'Not going after all?' : 'Not going?'}
      yes={null}
      going={going}
      onSaved={() => router.push(`/trip/${trip.id}`)}
    >
      Your answer isn’t sent yet. If you’re coming, choose who below.
    </AskAgain>
  );
}
