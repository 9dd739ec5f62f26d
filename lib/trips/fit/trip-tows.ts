import { lower } from '@/lib/text';
import type { Household } from '../attendance/schema';
import { isAdult, type PlannedCar } from '../cars/planned-car';
import type { SeatPlan } from '../cars/seat-plan';
import { shortName } from '../households/household-name';
import type { Finding, Level } from './finding';
import { finding } from './plan';
import {
  type CarWeights,
  checkTow,
  type TowTrailer,
  type TrailerWeights,
  towSummary,
  trailerWord,
} from './towing';

/** By the id of the vehicle. Vehicles without any weight aren't in it, nor are guests' vehicles. */
export type TripWeights = Readonly<Record<string, CarWeights & TrailerWeights>>;

export interface TripTow {
  car_id: string;
  trailer_id: string;
  level: Level;
  title: string;
  /** This and the rest are null for readers who may not see the weights. */
  detail: string | null;
  remedy: string | null;
  /** A free car whose numbers are large enough for the trailer. */
  other: { ride_id: string; name: string } | null;
  /** "Sam’s Prado with the camper" */
  pair: string | null;
  who: string[];
}

interface Given {
  plan: SeatPlan;
  households: readonly Household[];
  weights: TripWeights;
  reader: { ownId: string | null; runs: boolean };
}

const none: CarWeights & TrailerWeights = {
  gvm_kg: null,
  gcm_kg: null,
  tow_limit_kg: null,
  ball_limit_kg: null,
  tare_kg: null,
  atm_kg: null,
  ball_kg: null,
};

/** Only the driver, the trailer's owner and organisers get the weights. */
export function tripTows({ plan, households, weights, reader }: Given): TripTow[] {
  const nameOf = (id: string) =>
    households.find(({ household_id }) => household_id === id)?.profile_name ?? '';
  const weighed = (car: PlannedCar) => ({
    ...none,
    ...weights[car.ride_id],
    make: car.make,
    model: car.model,
  });
  const freeCarFor = (trailer: TowTrailer) =>
    plan.cars.find(
      (car) =>
        car.counts &&
        car.can_tow &&
        car.tows.length === 0 &&
        car.passengers.some(({ leg }) => leg === 'all') &&
        checkTow(weighed(car), trailer)?.level === 'fine',
    );
  return plan.cars.flatMap((car) =>
    households.flatMap(({ household_id: owner, vehicles }) =>
      vehicles.flatMap((vehicle): TripTow[] => {
        if (vehicle.type !== 'trailer' || !car.tows.includes(vehicle.id)) return [];
        const trailer = { ...none, ...weights[vehicle.id], trailer_type: vehicle.trailer_type };
        const check = checkTow(weighed(car), trailer);
        if (!check) return [];
        const [first] = car.passengers;
        const driver = first && isAdult(first) ? first.household_id : car.household_id;
        const tow = {
          car_id: car.ride_id,
          trailer_id: vehicle.id,
          level: check.level,
          who: [...new Set([nameOf(driver), nameOf(owner)])],
        };
        if (!reader.runs && reader.ownId !== driver && reader.ownId !== owner) {
          const title = `Check the weights with ${shortName(nameOf(driver))}`;
          return [{ ...tow, title, detail: null, remedy: null, other: null, pair: null }];
        }
        const other = check.level === 'problem' ? freeCarFor(trailer) : undefined;
        const whose = owner === car.household_id ? 'the' : `${shortName(nameOf(owner))}’s`;
        return [
          {
            ...tow,
            ...towSummary(check),
            other: other ? { ride_id: other.ride_id, name: other.name } : null,
            pair: `${car.name} with ${whose} ${trailerWord(vehicle)}`,
          },
        ];
      }),
    ),
  );
}

export const findTowing = (tows: readonly TripTow[]): Finding[] =>
  tows.map(({ trailer_id, level, title, detail, remedy, other, pair, who }) =>
    finding('towing', level, {
      subject: trailer_id,
      text: pair ? `${pair}: ${lower(title)}` : title,
      why: detail,
      who,
      remedy: other ? `Have ${other.name} tow it.` : remedy,
    }),
  );
