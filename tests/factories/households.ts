import type { Companion, Household, Vehicle } from '@/lib/trips/attendance/schema';

export const camper = (id: string, age: 'baby' | 'toddler' | 'child' | 'adult' = 'adult'): Companion => ({
  id,
  type: 'camper',
  name: id,
  age,
  is_owner: false,
});

export const dog = (id: string): Companion => ({ id, type: 'pet', name: id, pet_type: 'Dog', breed: null });

type CarChanges = Partial<Omit<Extract<Vehicle, { type: 'car' }>, 'id' | 'type'>>;

export const car = (id: string, changes: CarChanges = {}): Vehicle => ({
  id,
  type: 'car',
  make: 'Toyota',
  model: 'Corolla',
  colour: 'White',
  drivetrain: '2 Wheel Drive',
  seats: 5,
  can_tow: false,
  description: null,
  anyway: false,
  parks_at: null,
  convoy: null,
  ...changes,
});

export const caravan = (id: string): Vehicle => ({
  id,
  type: 'trailer',
  trailer_type: 'Caravan',
  description: null,
});

/**
 * Returns a household that is going for the whole trip, named after the person who answers for it.
 */
export const household = (name: string, crew: Companion[], vehicles: Vehicle[] = []): Household => ({
  household_id: name,
  profile_id: name,
  profile_name: name,
  crew,
  vehicles,
  arrive_on: null,
  leave_on: null,
  arrive_by: null,
  leave_by: null,
});
