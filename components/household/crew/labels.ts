import type { Camper } from '@/lib/household/crew/schema';

export const ageLabel: Record<Camper['age'], string> = {
  baby: 'Baby',
  toddler: 'Toddler',
  child: 'Child',
  adult: 'Adult',
};
