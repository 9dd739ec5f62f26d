'use client';

import { CamperForm, PetForm } from '@/components/household/crew/late-forms';
import { BoatForm, CarForm, TrailerForm } from '@/components/household/rides/late-forms';
import { Dialog } from '@/components/ui/dialog';
import type { Member } from '@/lib/household/crew/schema';
import type { Ride } from '@/lib/household/rides/schema';
import type { Addable } from './addable';

interface Props {
  what: Addable;
  onMember: (member: Member) => void;
  onRide: (ride: Ride) => void;
  onDone: () => void;
}

const rideForms = { car: CarForm, trailer: TrailerForm, boat: BoatForm };

export function AddToHousehold({ what, onMember, onRide, onDone }: Props) {
  if (what === 'camper' || what === 'pet') {
    const MemberForm = what === 'camper' ? CamperForm : PetForm;
    return (
      <Dialog open onClose={onDone} title="Add to your crew">
        <MemberForm onAdded={onMember} onDone={onDone} />
      </Dialog>
    );
  }
  const RideForm = rideForms[what];
  return (
    <Dialog open onClose={onDone} title="Add to your rides">
      <RideForm onAdded={onRide} onDone={onDone} />
    </Dialog>
  );
}
