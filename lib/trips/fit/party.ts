import type { Drivetrain } from '@/lib/drivetrains';
import { DEFAULT_SEATS } from '@/lib/household/ride-kinds';
import { vehicleWord } from '@/lib/household/vehicle-word';
import type { Nights } from '../attendance/schema';
import { needTow } from '../needs-tow';
import type { Seating } from '../seats/seat-plan';
import type { FitBoat, FitCamper, FitHousehold, FitPet, FitTrailer } from './finding';
import { shortNames } from './words';

export interface PartyCar {
  /** "Sam’s Corolla", or "Your Corolla". */
  label: string;
  drivetrain: Drivetrain | null;
  seats: number;
  /** Whether it can tow and tows nothing yet. */
  tows: boolean;
  owner: string;
}

export interface Towed {
  label: string;
  kind: FitTrailer['trailer_type'] | FitBoat['boat_type'];
  owner: string;
}

/** A household, sorted for the rules. */
export interface Party {
  /** Its whole name, as the findings' `who` has it. */
  name: string;
  /** As sentences say it. */
  short: string;
  people: FitCamper[];
  pets: FitPet[];
  cars: PartyCar[];
  trailers: Towed[];
  boats: Towed[];
  /** Which of both a car still has to tow. */
  towed: Towed[];
  /** Which of both are behind a car already. */
  hitched: Towed[];
  seats: number;
  nights: Nights;
}

/** `own`: whoever reads it is the only household, and is spoken to. */
export function partiesOf(
  households: readonly FitHousehold[],
  own: boolean,
  tows: Seating['tows'] = {},
): Party[] {
  const towing = new Set(Object.values(tows));
  const isHitched = ({ id = '' }: { id?: string }) => id in tows;
  const short = shortNames(households.map(({ profile_name }) => profile_name));
  // The same whatever order they come in.
  const sorted = [...households].sort(
    (a, b) => order(a.profile_name, b.profile_name) || order(a.household_id, b.household_id),
  );
  return sorted.map(({ profile_name: name, crew, vehicles, arrive_on = null, leave_on = null }) => {
    const spoken = short.get(name) ?? name;
    const whose = own ? 'Your' : `${spoken}’s`;
    const cars = vehicles.flatMap((ride) =>
      ride.type === 'car'
        ? [
            {
              label: `${whose} ${vehicleWord(ride)}`,
              drivetrain: ride.drivetrain ?? null,
              seats: ride.seats ?? DEFAULT_SEATS,
              tows: (ride.can_tow ?? false) && !towing.has(ride.id ?? ''),
              owner: name,
            },
          ]
        : [],
    );
    const towable = (ride: FitHousehold['vehicles'][number]): Towed[] => {
      if (ride.type === 'car') return [];
      const kind = ride.type === 'trailer' ? ride.trailer_type : ride.boat_type;
      return [{ label: `${whose} ${vehicleWord(ride)}`, kind, owner: name }];
    };
    const needed = needTow(vehicles);
    return {
      name,
      short: own ? 'You' : spoken,
      people: crew.flatMap((member) => (member.type === 'camper' ? [member] : [])),
      pets: crew.flatMap((member) => (member.type === 'pet' ? [member] : [])),
      cars,
      trailers: vehicles.flatMap((ride) => (ride.type === 'trailer' ? towable(ride) : [])),
      boats: vehicles.flatMap((ride) => (ride.type === 'boat' ? towable(ride) : [])),
      towed: needed.filter((ride) => !isHitched(ride)).flatMap(towable),
      hitched: needed.filter(isHitched).flatMap(towable),
      seats: cars.reduce((sum, car) => sum + car.seats, 0),
      nights: { arrive_on, leave_on },
    };
  });
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
