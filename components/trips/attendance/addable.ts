import type { Member } from '@/lib/household/crew/schema';
import type { RideType } from '@/lib/household/rides/schema';

/** The kinds of people, pets and vehicles that the attendance form can add to the household. */
export type Addable = Member['type'] | RideType;
