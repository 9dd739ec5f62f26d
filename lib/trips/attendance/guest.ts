import { createHash } from 'node:crypto';
import { DEFAULT_SEATS } from '@/lib/household/ride-kinds';
import { type Guest, guest } from './guest-schema';
import { ownCamperOf } from './own-camper';
import { companion, type Household, type Nights, vehicle } from './schema';

/** What is kept of a guest, from its column. */
export const guestOf = (column: unknown): Guest | null => (column === null ? null : guest.parse(column));

/** Of a car, where the guest leaves it out. */
const unsaid = { model: null, colour: null, drivetrain: null };

/** A guest who is going, as others on the trip see one: an attendee like any, without a profile. */
export function toGuestAttendee(
  inviteId: string,
  { name, crew, vehicles }: Guest,
  nights: Nights,
): Household {
  const own = ownCamperOf(crew, name);
  return {
    household_id: inviteId,
    profile_id: null,
    profile_name: name,
    crew: crew.map((member, index) => {
      const id = idFor(`${inviteId} crew ${index}`);
      return companion.parse(
        'age' in member
          ? { ...member, id, type: 'camper', is_owner: member === own }
          : { ...member, id, type: 'pet', breed: null },
      );
    }),
    vehicles: vehicles.map((ride, index) => {
      const described = { id: idFor(`${inviteId} vehicle ${index}`), description: ride.description ?? null };
      return vehicle.parse(
        ride.type === 'car'
          ? {
              ...unsaid,
              ...ride,
              ...described,
              seats: ride.seats ?? DEFAULT_SEATS,
              can_tow: ride.can_tow ?? false,
            }
          : { ...ride, ...described },
      );
    }),
    ...nights,
  };
}

/** An id that stays the same for the same key in the same answer: a version 8 UUID. */
function idFor(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
