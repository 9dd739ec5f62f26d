import type { Camper } from '@/lib/household/crew/schema';

/** A person who needs a seat: a camper of any age, even a baby. */
export interface Traveller {
  person_id: string;
  name: string;
  age: Camper['age'];
  household_id: string;
}

export const isAdult = ({ age }: Pick<Traveller, 'age'>) => age === 'adult';
