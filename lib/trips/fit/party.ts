import type { Drivetrain } from '@/lib/drivetrains';
import { DEFAULT_SEATS } from '@/lib/household/ride-kinds';
import { vehicleWord } from '@/lib/household/vehicle-word';
import type { Nights } from '../attendance/schema';
import { needTow } from '../needs-tow';
import { type Access, reaches, whyNot } from '../seats/car-standing';
import type { PlannedCar, Seating, SeatPlan } from '../seats/seat-plan';
import type { FitBoat, FitCamper, FitHousehold, FitPet, FitTrailer } from './finding';
import { shortNames } from './words';

export interface PartyCar {
  /** "Sam’s Corolla", or "Your Corolla". */
  label: string;
  drivetrain: Drivetrain | null;
  /** Whether an organiser counts it, whatever the way in is like. */
  anyway: boolean;
  seats: number;
  /** Whether its seats count. */
  counts: boolean;
  /** Whether anybody has a seat in it. */
  used: boolean;
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
  /** Which of both are behind a car that can't take them: it doesn't count, or nobody rides in it. */
  stuck: { uncounted: Towed[]; empty: Towed[] };
  /** In its cars that count. */
  seats: number;
  /** How many of these nobody needs or has, as far as seats are given out. */
  free: number;
  /** Whether all of its people have a seat. */
  seated: boolean;
  nights: Nights;
}

/** Who rides with whom, and what was to be towed by what. */
export interface Seated {
  plan: SeatPlan;
  tows: Seating['tows'];
}

/** Where it is only agreed what tows what, as for dates or a site that are voted on. */
export const unseated = (tows: Seating['tows']): Seated => ({
  plan: { cars: [], free_seats: 0, unseated: [], untowed: [] },
  tows,
});

/** `own`: whoever reads it is the only household, and is spoken to. */
export function partiesOf(
  households: readonly FitHousehold[],
  own: boolean,
  access: Access,
  { plan, tows }: Seated = unseated({}),
): Party[] {
  const planned = new Map(plan.cars.map((car) => [car.ride_id, car]));
  const begun = plan.cars.some(isUsed);
  const towing = new Set(
    plan.cars.length > 0
      ? plan.cars.flatMap((car) => (car.tows.length > 0 ? car.ride_id : []))
      : Object.values(tows),
  );
  const standingOf = (id: string) => {
    if (plan.cars.length === 0) return id in tows ? 'hitched' : 'waiting';
    return towStanding(id, planned.get(tows[id] ?? ''), begun);
  };
  const short = shortNames(households.map(({ profile_name }) => profile_name));
  // The same whatever order they come in.
  const sorted = [...households].sort(
    (a, b) => order(a.profile_name, b.profile_name) || order(a.household_id, b.household_id),
  );
  return sorted.map((household) => {
    const { household_id, profile_name: name, crew, vehicles, arrive_on = null, leave_on = null } = household;
    const spoken = short.get(name) ?? name;
    const whose = own ? 'Your' : `${spoken}’s`;
    const cars = vehicles.flatMap((ride): PartyCar[] => {
      if (ride.type !== 'car') return [];
      const { drivetrain = null, anyway = false } = ride;
      const counts = own ? reaches(access, ride) : whyNot(access, household, ride) === null;
      return [
        {
          label: `${whose} ${vehicleWord(ride)}`,
          drivetrain,
          anyway,
          seats: ride.seats ?? DEFAULT_SEATS,
          counts,
          used: isUsed(planned.get(ride.id ?? '')),
          tows: (ride.can_tow ?? false) && (own || counts) && !towing.has(ride.id ?? ''),
          owner: name,
        },
      ];
    });
    const towable = (ride: FitHousehold['vehicles'][number]): Towed[] => {
      if (ride.type === 'car') return [];
      const kind = ride.type === 'trailer' ? ride.trailer_type : ride.boat_type;
      return [{ label: `${whose} ${vehicleWord(ride)}`, kind, owner: name }];
    };
    const people = crew.flatMap((member) => (member.type === 'camper' ? [member] : []));
    const standing = (is: TowStanding) =>
      needTow(vehicles)
        .filter(({ id = '' }) => standingOf(id) === is)
        .flatMap(towable);
    const seats = cars.reduce((sum, car) => sum + (car.counts ? car.seats : 0), 0);
    const without = plan.unseated.filter((each) => each.household_id === household_id).length;
    const taken = plan.cars.reduce(
      (sum, car) => sum + (car.household_id === household_id ? car.passengers.length : 0),
      0,
    );
    return {
      name,
      short: own ? 'You' : spoken,
      people,
      pets: crew.flatMap((member) => (member.type === 'pet' ? [member] : [])),
      cars,
      trailers: vehicles.flatMap((ride) => (ride.type === 'trailer' ? towable(ride) : [])),
      boats: vehicles.flatMap((ride) => (ride.type === 'boat' ? towable(ride) : [])),
      towed: standing('waiting'),
      hitched: standing('hitched'),
      stuck: { uncounted: standing('uncounted'), empty: standing('empty') },
      seats,
      free: seats - (begun ? taken + without : people.length),
      seated: begun && people.length > 0 && without === 0,
      nights: { arrive_on, leave_on },
    };
  });
}

type TowStanding = 'waiting' | 'hitched' | 'uncounted' | 'empty';

/** How it is with a trailer or boat that is said to go behind a car. While nobody has a seat yet, an empty car is no sign. */
function towStanding(id: string, car: PlannedCar | undefined, begun: boolean): TowStanding {
  if (!car) return 'waiting';
  if (!car.counts) return 'uncounted';
  if (!car.tows.includes(id)) return 'waiting';
  return begun && !isUsed(car) ? 'empty' : 'hitched';
}

const isUsed = (car: PlannedCar | undefined) => (car?.passengers.length ?? 0) > 0;

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
