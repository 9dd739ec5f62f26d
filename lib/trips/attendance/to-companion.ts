import { presentMember } from '@/lib/household/to-member';
import { presentRide } from '@/lib/household/to-ride';
import type { CrewMember, Ride } from '@/prisma/generated/client';
import { type Companion, companion, type Vehicle, vehicle } from './schema';

/** A crew member as others on the trip see them; the schema leaves the e-mail out. */
export const presentCompanion = (row: CrewMember): Companion => companion.parse(presentMember(row));

/** A ride as others on the trip see it; the schema leaves the registration out. */
export const presentVehicle = (row: Ride): Vehicle => vehicle.parse(presentRide(row));
