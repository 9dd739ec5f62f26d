import type { Ref } from 'react';
import { Icon } from '@/components/ui/icon';
import { peopleText } from '@/lib/text';
import type { Guest } from '@/lib/trips/attendance/guest-schema';
import { stayText } from '@/lib/trips/attendance/stay-text';
import { shortName } from '@/lib/trips/households/household-name';
import type { TripNights } from '../attendance/night-fields';
import { guestText } from './guest-text';

interface Props {
  heading: Ref<HTMLHeadingElement>;
  attending: boolean;
  organiser: string;
  guest: Guest | null;
  nights: TripNights;
  /** True when the trip has changed since the guest answered Going. */
  reconfirm: boolean;
}

export function GuestAnswer({ heading, attending, organiser, guest, nights, reconfirm }: Props) {
  const name = guest && shortName(guest.name);
  const called = name ? `, ${name}` : '';
  const words = attending
    ? reconfirm
      ? `Are you still going${called}?`
      : `You’re going${called}`
    : `Thanks${called}. Maybe next time`;
  // Both answers use the same element, so that it keeps the focus when the answer changes.
  return (
    <div className="answered">
      {attending && (
        <span>
          <Icon name="check" />
        </span>
      )}
      <div>
        <h1 ref={heading} tabIndex={-1} className="scroll-mt-24">
          {words}
        </h1>
        {attending ? (
          <GoingDetails organiser={organiser} guest={guest} nights={nights} reconfirm={reconfirm} />
        ) : (
          <p>{organiser} knows that you’re not going.</p>
        )}
      </div>
    </div>
  );
}

function GoingDetails({ organiser, guest, nights, reconfirm }: Omit<Props, 'heading' | 'attending'>) {
  const people = guest?.crew.filter((member) => 'age' in member).length ?? 0;
  const alone = guest?.crew.length === 1 && guest.vehicles.length === 0;
  const known = [people > 0 && `${peopleText(people)}.`, `${organiser} knows.`].filter(Boolean).join(' ');
  const part = stayText(nights, nights);
  return (
    <>
      <p>{reconfirm ? 'The trip has changed.' : known}</p>
      {guest && !alone && <p>{guestText(guest)}</p>}
      {part && <p>{part}</p>}
    </>
  );
}
