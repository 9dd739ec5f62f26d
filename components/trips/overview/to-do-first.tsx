import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { CountAnyway } from '../cars/count-anyway';
import { RemindAll } from '../invitations/remind-all';
import { Findings } from './findings';
import { OpenRow } from './open-row';
import type { ToDo } from './to-do';

interface Props extends ToDo {
  tripId: string;
}

export function ToDoFirst({ tripId, findings, others, contact, seats, answers, stopped, waiting }: Props) {
  const findSeats = seats && (
    <ButtonLink href={`/trip/${tripId}/cars`} variant="secondary" size="sm" icon={<Icon name="car" />}>
      Find them seats
    </ButtonLink>
  );
  const seeBooking = (
    <ButtonLink href={`/trip/${tripId}/bookings`} variant="secondary" size="sm">
      See the booking
    </ButtonLink>
  );
  return (
    <Findings
      findings={findings}
      others={others}
      contact={contact}
      actions={{
        access: (findSeats || stopped) && (
          <>
            {findSeats}
            {stopped && <CountAnyway tripId={tripId} car={stopped} />}
          </>
        ),
        seats: findSeats,
        booking: seeBooking,
        pitch: seeBooking,
        deadline: seeBooking,
      }}
      answers={answers ? tripId : null}
    >
      {waiting && (
        <OpenRow icon="clock" text={waiting.text} detail={<p className="max-sm:hidden">{waiting.names}</p>}>
          {waiting.remind > 0 && <RemindAll tripId={tripId} waiting={waiting.remind} />}
        </OpenRow>
      )}
    </Findings>
  );
}
