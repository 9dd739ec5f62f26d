'use client';

import { type ReactNode, useId, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { ageLabel } from '@/components/household/crew/labels';
import { rideName } from '@/components/household/rides/ride-name';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { classNames } from '@/components/ui/class-names';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import type { Member } from '@/lib/household/crew/schema';
import type { Ride } from '@/lib/household/rides/schema';
import { CHOICES } from '@/lib/paging';
import type { Addable } from './addable';

interface Props {
  crew: Member[];
  rides: Ride[];
  /** Shown even when the list is too long to show all. */
  ticked: string[];
  crewField: UseFormRegisterReturn;
  rideField: UseFormRegisterReturn;
  crewError: string | undefined;
  rideError: string | undefined;
  onAdd: (what: Addable) => void;
}

const members = [
  { what: 'camper', label: 'Camper' },
  { what: 'pet', label: 'Pet' },
] as const;
const vehicles = [
  { what: 'car', label: 'Car' },
  { what: 'trailer', label: 'Caravan or Trailer' },
  { what: 'boat', label: 'Watercraft' },
] as const;

const rideIcons = { car: 'car-front', trailer: 'caravan', boat: 'sailboat' } as const;

export function ChoiceFields({
  crew,
  rides,
  ticked,
  crewField,
  rideField,
  crewError,
  rideError,
  onAdd,
}: Props) {
  return (
    <>
      <Choice
        legend="Your crew"
        things={crew}
        ticked={ticked}
        error={crewError}
        addable={members}
        onAdd={onAdd}
      >
        {(member) => (
          <Checkbox
            key={member.id}
            look="card"
            className="grid grid-cols-1"
            label={member.name}
            hint={member.type === 'pet' ? member.pet_type : ageLabel[member.age]}
            end={member.type === 'pet' && <Icon name="paw-print" className="text-muted" />}
            value={member.id}
            {...crewField}
          />
        )}
      </Choice>
      <Choice
        legend="Your rides"
        things={rides}
        ticked={ticked}
        error={rideError}
        addable={vehicles}
        onAdd={onAdd}
      >
        {(ride) => (
          <Checkbox
            key={ride.id}
            look="card"
            className="grid grid-cols-1"
            label={rideName(ride)}
            hint={ride.type === 'car' ? ride.drivetrain : ride.description}
            end={<Icon name={rideIcons[ride.type]} className="text-muted" />}
            value={ride.id}
            {...rideField}
          />
        )}
      </Choice>
    </>
  );
}

interface ChoiceProps<Thing> {
  legend: string;
  things: Thing[];
  ticked: string[];
  error: string | undefined;
  addable: readonly { what: Addable; label: string }[];
  onAdd: (what: Addable) => void;
  children: (thing: Thing) => ReactNode;
}

function Choice<Thing extends { id: string }>({
  legend,
  things,
  ticked,
  error,
  addable,
  onAdd,
  children,
}: ChoiceProps<Thing>) {
  const id = useId();
  const [most, setMost] = useState(CHOICES);
  const shown = things.filter((thing, index) => index < most || ticked.includes(thing.id));
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="min-w-0">
      <legend className="mb-2 font-medium">{legend}</legend>
      {shown.length > 0 && <div className="grid gap-2 sm:grid-cols-2">{shown.map(children)}</div>}
      {shown.length < things.length && (
        <Button variant="secondary" className="mt-3" onClick={() => setMost(most + CHOICES)}>
          Show more ({things.length - shown.length} left)
        </Button>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className={classNames('flex flex-wrap gap-2.5', shown.length > 0 && 'mt-3')}>
        {addable.map(({ what, label }) => (
          <Button
            key={what}
            variant="secondary"
            size="sm"
            icon={<Icon name="plus" className="size-4" />}
            onClick={() => onAdd(what)}
          >
            <span className="sr-only">Add </span>
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
