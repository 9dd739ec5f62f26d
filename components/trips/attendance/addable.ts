import type { Member } from '@/lib/household/crew-schema';
import type { RideType } from '@/lib/household/ride-schema';

/** What can be added to a household while it is asked who comes along. */
export type Addable = Member['type'] | RideType;
