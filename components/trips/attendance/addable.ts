import type { Member } from '@/lib/household/crew/schema';
import type { RideType } from '@/lib/household/rides/schema';

export type Addable = Member['type'] | RideType;
