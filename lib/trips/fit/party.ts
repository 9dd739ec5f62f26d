import type { Drivetrain, Reach } from '@/lib/drivetrains';
import { DEFAULT_SEATS, vehicleWord } from '@/lib/household/rides/ride-options';
import type { Nights } from '../attendance/schema';
import { type Access, asksFirst, carReach, reaches, type Told, toldOf, whyNot } from '../cars/car-standing';
import { freeIn, needTow, type PlannedCar } from '../cars/planned-car';
import type { Seating, SeatPlan } from '../cars/seat-plan';
import type { FitBoat, FitCamper, FitHousehold, FitPet, FitTrailer } from './finding';
import { shortNames } from './name-lists';

export interface PartyCar {
  label: string;
  drivetrain: Drivetrain | null;
  reach: Reach;
  /** The campsite's answer that an organiser has noted. */
  told: Told | undefined;
  /** An organiser counts the car although it may not reach the site. */
  anyway: boolean;
  /** The campsite should be asked whether the car gets there. */
  asksFirst: boolean;
  seats: number;
  counts: boolean;
  /** Somebody has a seat in the car. */
  used: boolean;
  /** The car can tow and isn't towing anything yet. */
  tows: boolean;
  owner: string;
}

export interface Towed {
  label: string;
  kind: FitTrailer['trailer_type'] | FitBoat['boat_type'];
  owner: string;
}

export interface Party {
  id: string;
  /** The full name, for the `who` of a finding. */
  name: string;
  short: string;
  people: FitCamper[];
  pets: FitPet[];
  cars: PartyCar[];
  trailers: Towed[];
  boats: Towed[];
  towed: Towed[];
  hitched: Towed[];
  /** Their car can't be used (see `whyNot`), or is empty. */
  stuck: { uncounted: Towed[]; empty: Towed[] };
  /** Only in cars that count. */
  seats: number;
  /** Without a plan, the seats that the household doesn't need. */
  free: number;
  /** Those of the free seats that are in cars about which the campsite has to be asked. */
  toAsk: number;
  /** All people of the household have a seat. */
  seated: boolean;
  nights: Nights;
}

/** `plan` is null where nobody has seats, as in a vote or a form. */
export interface Seated {
  plan: SeatPlan | null;
  tows: Seating['tows'];
}

export const unseated = (tows: Seating['tows']): Seated => ({
  plan: null,
  tows,
});

/** `own` when the only household is the reader's, whom the texts then address. */
export function partiesOf(
  households: readonly FitHousehold[],
  own: boolean,
  access: Access,
  { plan, tows }: Seated = unseated({}),
): Party[] {
  const planned = new Map(plan?.cars.map((car) => [car.ride_id, car]));
  const towing = new Set(
    plan ? plan.cars.flatMap((car) => (car.tows.length > 0 ? car.ride_id : [])) : Object.values(tows),
  );
  const standingOf = (id: string) => {
    if (!plan) return id in tows ? 'hitched' : 'waiting';
    return towStanding(id, planned.get(tows[id] ?? ''));
  };
  const short = shortNames(households.map(({ profile_name }) => profile_name));
  // The order of `households` mustn't change the findings.
  const sorted = [...households].sort(
    (a, b) => order(a.profile_name, b.profile_name) || order(a.household_id, b.household_id),
  );
  return sorted.map((household) => {
    const { household_id, profile_name: name, crew, vehicles, arrive_on = null, leave_on = null } = household;
    const spoken = short.get(name) ?? name;
    const whose = own ? 'Your' : `${spoken}’s`;
    const cars = vehicles.flatMap((vehicle): PartyCar[] => {
      if (vehicle.type !== 'car') return [];
      const ride = { ...vehicle, arrive_on };
      const { drivetrain = null, anyway = false } = ride;
      const counts = own ? reaches(access, ride) : whyNot(access, household, ride) === null;
      return [
        {
          label: `${whose} ${vehicleWord(ride)}`,
          drivetrain,
          reach: carReach(access, ride),
          told: toldOf(access, ride),
          anyway,
          asksFirst: asksFirst(access, ride),
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
    const ownCars = plan?.cars.filter((car) => car.household_id === household_id);
    const waits = plan?.unseated.some((each) => each.household_id === household_id) ?? true;
    return {
      id: household_id,
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
      free: ownCars ? freeIn(ownCars).to_site : seats - people.length,
      toAsk: freeIn(ownCars?.filter((car) => asksFirst(access, car)) ?? []).to_site,
      seated: people.length > 0 && !waits,
      nights: { arrive_on, leave_on },
    };
  });
}

type TowStanding = 'waiting' | 'hitched' | 'uncounted' | 'empty';

function towStanding(id: string, car: PlannedCar | undefined): TowStanding {
  if (!car) return 'waiting';
  if (!car.counts) return 'uncounted';
  if (!car.tows.includes(id)) return 'waiting';
  return isUsed(car) ? 'hitched' : 'empty';
}

const isUsed = (car: PlannedCar | undefined) => car?.passengers.some(({ leg }) => leg === 'all') ?? false;

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
