'use client';

import { options } from '@/components/household/rides/select-options';
import { SelectField } from '@/components/ui/select-field';
import { Stepper } from '@/components/ui/stepper';
import { TextField } from '@/components/ui/text-field';
import { drivetrains } from '@/lib/drivetrains';
import { petTypes } from '@/lib/household/crew/crew-options';
import { DEFAULT_SEATS, trailerTypes } from '@/lib/household/rides/ride-options';
import { countedCrew } from '@/lib/trips/attendance/counted-party';
import type { CountedParty } from '@/lib/trips/attendance/counted-party-schema';
import { MAX_GUEST_CREW, MAX_GUEST_VEHICLES } from '@/lib/trips/attendance/guest-limits';

export const onlyMe: CountedParty = {
  adults: 1,
  children: 0,
  toddlers: 0,
  babies: 0,
  pets: [],
  cars: [],
  trailers: [],
};

export const drivetrainName = (car: number) => `party.cars.${car}.drivetrain`;

// The schema refuses a car without a drivetrain, so that the person has to choose one.
const emptyCar = { drivetrain: '', seats: DEFAULT_SEATS, make: null };

const ages = [
  ['adults', 'Adults'],
  ['children', 'Children'],
  ['toddlers', 'Toddlers'],
  ['babies', 'Babies'],
] as const;

type CountedCar = NonNullable<CountedParty['cars']>[number];

interface Props {
  party: CountedParty;
  /** Per car; undefined for a car without an error. */
  drivetrainErrors: (string | undefined)[];
  onChange: (party: CountedParty) => void;
}

/**
 * For a person who has no crew or rides yet. When the trip or the answer is saved, the server adds
 * the counted ones to the household.
 */
export function CountedFields({ party, drivetrainErrors, onChange }: Props) {
  const pets = party.pets ?? [];
  const cars = party.cars ?? [];
  const trailers = party.trailers ?? [];
  const full = countedCrew(party).length + 1 >= MAX_GUEST_CREW;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">How many of you?</legend>
      <ul className="divide-y divide-line">
        {ages.map(([age, label]) => (
          <li key={age} className="py-2.5">
            <Stepper
              label={label}
              hint={age === 'adults' && 'Including you'}
              value={party[age] ?? 0}
              least={age === 'adults' ? 1 : 0}
              full={full}
              onMore={() => onChange({ ...party, [age]: (party[age] ?? 0) + 1 })}
              onFewer={() => onChange({ ...party, [age]: (party[age] ?? 0) - 1 })}
            />
          </li>
        ))}
        <li className="py-2.5">
          <Stepper
            label="Pets"
            value={pets.length}
            full={full}
            onMore={() => onChange({ ...party, pets: [...pets, { pet_type: 'Dog', name: null }] })}
            onFewer={() => onChange({ ...party, pets: pets.slice(0, -1) })}
          />
          {pets.map((pet, index) => (
            <SelectField
              key={index}
              label={`Kind of pet ${index + 1}`}
              hideLabel
              options={options(petTypes)}
              value={pet.pet_type}
              onChange={({ target }) => {
                const pet_type = petTypes.find((type) => type === target.value) ?? pet.pet_type;
                onChange({ ...party, pets: pets.with(index, { ...pet, pet_type }) });
              }}
            />
          ))}
        </li>
        <li className="py-2.5">
          <Stepper
            label="Cars"
            value={cars.length}
            full={cars.length >= MAX_GUEST_VEHICLES}
            onMore={() => onChange({ ...party, cars: [...cars, emptyCar as CountedCar] })}
            onFewer={() => onChange({ ...party, cars: cars.slice(0, -1) })}
          />
          {cars.map((car, index) => (
            <div key={index} className="mt-2 grid grid-cols-2 gap-2 large-text:grid-cols-1">
              <TextField
                label={`Make or name of car ${index + 1}`}
                hideLabel
                placeholder="Make or name, if you like"
                maxLength={80}
                className="col-span-full"
                value={car.make ?? ''}
                onChange={({ target }) =>
                  onChange({ ...party, cars: cars.with(index, { ...car, make: target.value || null }) })
                }
              />
              <SelectField
                label={`Drivetrain of car ${index + 1}`}
                hideLabel
                name={drivetrainName(index)}
                placeholder="Drivetrain"
                options={options(drivetrains)}
                value={car.drivetrain}
                error={car.drivetrain ? undefined : drivetrainErrors[index]}
                onChange={({ target }) => {
                  const drivetrain = drivetrains.find((each) => each === target.value) ?? car.drivetrain;
                  onChange({ ...party, cars: cars.with(index, { ...car, drivetrain }) });
                }}
              />
              <SelectField
                label={`Seats of car ${index + 1}`}
                hideLabel
                options={seatOptions}
                value={String(car.seats ?? DEFAULT_SEATS)}
                onChange={({ target }) =>
                  onChange({ ...party, cars: cars.with(index, { ...car, seats: Number(target.value) }) })
                }
              />
            </div>
          ))}
        </li>
        <li className="py-2.5">
          <Stepper
            label="Caravans and trailers"
            value={trailers.length}
            full={trailers.length >= MAX_GUEST_VEHICLES}
            onMore={() => onChange({ ...party, trailers: [...trailers, { trailer_type: 'Caravan' }] })}
            onFewer={() => onChange({ ...party, trailers: trailers.slice(0, -1) })}
          />
          {trailers.map((trailer, index) => (
            <SelectField
              key={index}
              label={`Kind of trailer ${index + 1}`}
              hideLabel
              options={options(trailerTypes)}
              value={trailer.trailer_type}
              onChange={({ target }) => {
                const trailer_type =
                  trailerTypes.find((type) => type === target.value) ?? trailer.trailer_type;
                onChange({ ...party, trailers: trailers.with(index, { trailer_type }) });
              }}
            />
          ))}
        </li>
      </ul>
      <p className="text-sm text-muted">
        They become your crew and rides. You can name them there at any time.
      </p>
    </fieldset>
  );
}

const seatOptions = [2, 3, 4, 5, 6, 7, 8, 9].map((seats) => ({
  value: String(seats),
  label: `${seats} seats`,
}));
