'use client';

import { type ReactNode, useId, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { ageLabel } from '@/components/household/crew/labels';
import { rideName } from '@/components/household/rides/ride-name';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Member } from '@/lib/household/crew-schema';
import type { Ride } from '@/lib/household/ride-schema';
import { CHOICES } from '@/lib/paging';

interface Props {
  crew: Member[];
  rides: Ride[];
  /** Those that are ticked to begin with, which stand there in any case. */
  ticked: string[];
  crewField: UseFormRegisterReturn;
  rideField: UseFormRegisterReturn;
  crewError: string | undefined;
  rideError: string | undefined;
  /** Links to where crew and rides are added; left out where leaving would lose what was typed. */
  withLinks?: boolean;
}

const toCrew = { href: '/your-crew', label: 'Add to your crew' };
const toRides = { href: '/your-rides', label: 'Add a car, a trailer or a boat' };

const rideIcons = { car: 'car-front', trailer: 'caravan', boat: 'sailboat' } as const;

/** Whom and what a household brings, as ticks. */
export function ChoiceFields({
  crew,
  rides,
  ticked,
  crewField,
  rideField,
  crewError,
  rideError,
  withLinks,
}: Props) {
  return (
    <>
      <Choice legend="Your crew" things={crew} ticked={ticked} error={crewError} more={withLinks && toCrew}>
        {(member) => (
          <Checkbox
            key={member.id}
            look="card"
            label={member.name}
            hint={member.type === 'pet' ? member.pet_type : ageLabel[member.age]}
            end={member.type === 'pet' && <Icon name="paw-print" className="text-muted" />}
            value={member.id}
            {...crewField}
          />
        )}
      </Choice>
      {(rides.length > 0 || withLinks) && (
        <Choice
          legend="Your rides"
          things={rides}
          ticked={ticked}
          error={rideError}
          more={withLinks && toRides}
        >
          {(ride) => {
            return (
              <Checkbox
                key={ride.id}
                look="card"
                label={rideName(ride)}
                hint={ride.type === 'car' ? ride.drivetrain : ride.description}
                end={<Icon name={rideIcons[ride.type]} className="text-muted" />}
                value={ride.id}
                {...rideField}
              />
            );
          }}
        </Choice>
      )}
    </>
  );
}

interface ChoiceProps<Thing> {
  legend: string;
  things: Thing[];
  ticked: string[];
  error: string | undefined;
  /** Where there could be more to choose from. */
  more: { href: string; label: string } | undefined | false;
  children: (thing: Thing) => ReactNode;
}

function Choice<Thing extends { id: string }>({
  legend,
  things,
  ticked,
  error,
  more,
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
      {more && (
        <Link
          href={more.href}
          className="inline-flex min-h-11 items-center text-muted underline underline-offset-4 hover:text-ink"
        >
          {more.label}
        </Link>
      )}
    </fieldset>
  );
}
