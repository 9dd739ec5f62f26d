import type { Camper, Pet } from '@/lib/household/crew/schema';
import type { Car, Trailer } from '@/lib/household/rides/schema';
import type { CountedParty } from './counted-party-schema';

type CountedCamper = Pick<Camper, 'type' | 'name' | 'age'>;
type CountedPet = Pick<Pet, 'type' | 'name' | 'pet_type'>;
type CountedCar = Pick<Car, 'type' | 'make' | 'drivetrain'> & { seats: number | null };

/** `first` is 2 for adults, because adult 1 is the person who fills in the form. */
const campers = (counted: number, age: Camper['age'], label: string, first = 1): CountedCamper[] =>
  Array.from({ length: Math.max(0, counted - first + 1) }, (_, index) => ({
    type: 'camper',
    name: `${label} ${first + index}`,
    age,
  }));

export function countedCrew(party: CountedParty): (CountedCamper | CountedPet)[] {
  const { adults, children, toddlers, babies, pets } = party;
  const kinds = (pets ?? []).map(({ pet_type }) => pet_type);
  return [
    ...campers(adults, 'adult', 'Adult', 2),
    ...campers(children ?? 0, 'child', 'Child'),
    ...campers(toddlers ?? 0, 'toddler', 'Toddler'),
    ...campers(babies ?? 0, 'baby', 'Baby'),
    ...(pets ?? []).map(
      ({ pet_type, name }, index): CountedPet => ({
        type: 'pet',
        name: name || numbered(pet_type, kinds, index),
        pet_type,
      }),
    ),
  ];
}

export const countedCars = ({ cars }: CountedParty): CountedCar[] =>
  (cars ?? []).map(({ make, drivetrain, seats }, index) => ({
    type: 'car',
    make: make || (index === 0 ? 'Car' : `Car ${index + 1}`),
    drivetrain,
    seats: seats ?? null,
  }));

export const countedTrailers = ({ trailers }: CountedParty): Pick<Trailer, 'type' | 'trailer_type'>[] =>
  (trailers ?? []).map(({ trailer_type }) => ({ type: 'trailer', trailer_type }));

function numbered(kind: string, kinds: string[], index: number): string {
  const count = kinds.slice(0, index + 1).filter((other) => other === kind).length;
  return count === 1 ? kind : `${kind} ${count}`;
}
