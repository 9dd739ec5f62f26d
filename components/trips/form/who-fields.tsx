'use client';

import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { rideName } from '@/components/household/rides/ride-name';
import { FoldRow } from '@/components/ui/fold-row';
import type { Member } from '@/lib/household/crew/schema';
import type { Ride } from '@/lib/household/rides/schema';
import { partyText } from '@/lib/trips/attendance/party-text';
import type { NewTrip } from '@/lib/trips/schema';
import { ChoiceFields } from '../attendance/choice-fields';
import { CountedFields, onlyMe } from '../attendance/counted-fields';
import type { ChosenFrom } from '../attendance/use-household';

interface Props {
  form: UseFormReturn<NewTrip>;
  household: ChosenFrom;
  coming: { crew: Member[]; vehicles: Ride[] };
  /** Shown even when the list is too long to show all. */
  shown: string[];
  /** True for a person without rides and other crew members, who enters numbers instead. */
  counts: boolean;
}

export function WhoFields({ form, household, coming, shown, counts }: Props) {
  const { errors } = form.formState;
  const crewError = errors.owner_crew_member_ids?.message ?? errors.party?.message;
  const rideError = errors.owner_ride_ids?.message;
  const [open, setOpen] = useState(false);
  if ((crewError || rideError) && !open) setOpen(true);
  return (
    <div className="fold-rows">
      <FoldRow
        icon="users-round"
        title={comingText(coming)}
        detail={counts ? 'Count who comes and your car' : 'Change who and what comes'}
        open={open}
      >
        {counts ? (
          <CountedFields
            party={form.watch('party') ?? onlyMe}
            drivetrainErrors={errors.party?.cars?.map?.((car) => car?.drivetrain?.message) ?? []}
            onChange={(party) => form.setValue('party', party, { shouldDirty: true })}
          />
        ) : (
          <div className="space-y-6">
            <ChoiceFields
              crew={household.crew}
              rides={household.rides}
              ticked={shown}
              crewField={form.register('owner_crew_member_ids')}
              rideField={form.register('owner_ride_ids')}
              crewError={crewError}
              rideError={rideError}
              onAdd={household.add}
            />
          </div>
        )}
      </FoldRow>
    </div>
  );
}

/** "You, Tim and a dog · Toyota Prado". */
function comingText({ crew, vehicles }: Props['coming']): string {
  const people = crew.map((member) =>
    member.type === 'camper' && member.is_owner ? { ...member, name: 'You' } : member,
  );
  return [people.length > 0 ? partyText(people) : 'Nobody yet', ...vehicles.map(rideName)].join(' · ');
}
