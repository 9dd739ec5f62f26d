import { derivedId } from '@/lib/derived-id';
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
      const id = derivedId(`${inviteId} crew ${index}`);
      return companion.parse(
        'age' in member
          ? { ...member, id, type: 'camper', is_owner: member === own }
          : { ...member, id, type: 'pet', breed: null },
      );
    }),
    vehicles: vehicles.map((ride, index) => {
      const described = {
        id: derivedId(`${inviteId} vehicle ${index}`),
        description: ride.description ?? null,
      };
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
