'use client';

import { useId, useRef, useState } from 'react';
import { get, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { BoatFields } from '@/components/household/rides/boat-fields';
import { TrailerFields } from '@/components/household/rides/trailer-fields';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import type { asNumber } from '@/components/ui/fields-of';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { DEFAULT_SEATS } from '@/lib/household/rides/ride-options';
import type { RideType } from '@/lib/household/rides/schema';
import { MAX_GUEST_VEHICLES } from '@/lib/trips/attendance/guest-limits';
import type { GuestAnswer, GuestVehicle } from '@/lib/trips/attendance/guest-schema';
import { GuestCarFields } from './guest-car-fields';
import type { GuestTyped } from './guest-party';

// Fields are empty, so that the schema reports which required ones are missing.
const kinds = {
  car: {
    icon: 'car-front' as const,
    title: 'Car',
    add: 'Car',
    empty: { type: 'car', make: '', seats: DEFAULT_SEATS, model: '', drivetrain: '', colour: '' },
  },
  trailer: {
    icon: 'caravan' as const,
    title: 'Caravan or Trailer',
    add: 'Caravan or Trailer',
    empty: { type: 'trailer', trailer_type: '', description: '' },
  },
  boat: {
    icon: 'sailboat' as const,
    title: 'Watercraft',
    add: 'Watercraft',
    empty: { type: 'boat', boat_type: '', description: '' },
  },
};

/** Most guests come by car, and a car needs few details. */
export function GuestVehicles({ form }: { form: UseFormReturn<GuestTyped, unknown, GuestAnswer> }) {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'vehicles' });
  const errors = form.formState.errors.vehicles;
  const error = errors?.root?.message ?? errors?.message;

  const drop = (index: number) => {
    remove(index);
    // The focused button disappears with its vehicle.
    box.current?.focus();
  };

  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      aria-describedby={error && `${id}-error`}
      className="min-w-0 outline-none"
    >
      <legend className="sr-only">Your vehicles</legend>
      <div className="space-y-3">
        {fields.map((field, index) => {
          const { icon, title } = kinds[field.type];
          return (
            <fieldset key={field.id} className="min-w-0 border-b border-line pb-4">
              <legend className="sr-only">{title}</legend>
              <div className="-mr-2 flex items-center gap-2 py-1">
                <Icon name={icon} className="text-muted" />
                <span aria-hidden="true" className="flex-1 font-medium">
                  {title}
                </span>
                <IconButton
                  label={`Remove ${title.toLowerCase()}`}
                  icon={<Icon name="x" className="size-6" />}
                  onClick={() => drop(index)}
                />
              </div>
              <div className="space-y-4">
                <VehicleFields form={form} type={field.type} index={index} />
              </div>
            </fieldset>
          );
        })}
        {fields.length < MAX_GUEST_VEHICLES && (
          <div className="flex flex-wrap gap-2.5">
            {Object.values(kinds).map(({ add, empty }) => (
              <Button
                key={add}
                variant="secondary"
                size="sm"
                icon={<Icon name="plus" className="size-4" />}
                onClick={() => append(empty as GuestVehicle)}
              >
                {add}
              </Button>
            ))}
          </div>
        )}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

interface VehicleFieldsProps {
  form: UseFormReturn<GuestTyped, unknown, GuestAnswer>;
  type: RideType;
  index: number;
}

function VehicleFields({ form, type, index }: VehicleFieldsProps) {
  const { submitCount, errors: all } = form.formState;
  const [addedAfter] = useState(submitCount);
  // After a failed submit, React Hook Form checks all fields at every change. A vehicle added
  // since shows no errors until the next submit.
  const shown = submitCount > addedAfter ? all.vehicles?.[index] : undefined;
  const field = <Name extends string>(name: Name, options?: typeof asNumber) => ({
    ...form.register(`vehicles.${index}.${name}` as `vehicles.${number}.make`, options),
    error: (get(shown, name) as { message?: string } | undefined)?.message,
  });
  if (type === 'car') return <GuestCarFields field={field} />;
  const Fields = type === 'trailer' ? TrailerFields : BoatFields;
  return <Fields field={field} isNew />;
}
