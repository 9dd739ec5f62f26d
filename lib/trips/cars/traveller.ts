import type { Camper } from '@/lib/household/crew/schema';

/** Even a baby needs a seat. */
export interface Traveller {
  person_id: string;
  name: string;
  age: Camper['age'];
  household_id: string;
}

export const isAdult = ({ age }: Pick<Traveller, 'age'>) => age === 'adult';
