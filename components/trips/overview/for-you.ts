import { type Day, daysBetween, today } from '@/lib/dates';
import { moneyText } from '@/lib/money';
import { openCount } from '@/lib/trips/cars/may-move';
import { ownRide, rideText } from '@/lib/trips/cars/own-ride';
import { isAdult, type PlannedCar, type Traveller } from '@/lib/trips/cars/planned-car';
import type { SeatPlan } from '@/lib/trips/cars/seat-plan';
import type { Costs } from '@/lib/trips/costs/schema';
import { shortName } from '@/lib/trips/households/household-name';
import { daysOf, dishless } from '@/lib/trips/meals/grid';
import type { OwnTools } from '@/lib/trips/own-tools';
import type { TripHead } from '@/lib/trips/trip-head';
import { namesOf } from '../cars/names-of';
import { objectName, readerOf, subjectName } from '../costs/costs-text';
import { mealName } from '../meals/meal-words';

export type OwnRow =
  | SeatRow
  | { kind: 'dish'; meal: string }
  | { kind: 'todo'; id: string; text: string; due: Day | null }
  | { kind: 'home'; text: string }
  | { kind: 'packing' }
  | { kind: 'debt'; from: string; to: string; cents: number; text: string; paid: string };

interface SeatRow {
  kind: 'seat';
  text: string;
  /**
   * Why the household can't use the seats of its own car: "Sam’s Corolla can’t reach the site"; null
   * unless a car of the household can't reach the site.
   */
  why: string | null;
  people: string[];
  /**
   * A car with enough seats for all these people: the household's own (`with` is null), otherwise
   * another's; null when there is none.
   */
  car: { ride_id: string; with: string | null } | null;
}

export interface ForYou {
  rows: OwnRow[];
  /** In whose car the reader rides: "You ride with Olivia."; null when the reader has no seat. */
  ride: string | null;
  /** The number of problems that the fit check finds on the trip, whoever has to solve them. */
  problems: number;
}

type Page = Pick<
  TripHead,
  | 'trip'
  | 'people'
  | 'plan'
  | 'findings'
  | 'cooked'
  | 'ownTodos'
  | 'ownId'
  | 'asksPacking'
  | 'homePlan'
  | 'leavesPlans'
> & {
  site: Pick<TripHead['site'], 'reception'>;
};

/**
 * Returns the reader's tasks, the most urgent first. After the trip these are payments, to-dos and
 * then the packing list.
 */
export function forYou(
  page: Page,
  { closed }: Pick<OwnTools, 'closed'>,
  costs: Pick<Costs, 'settlement' | 'balances'> | null,
  now = new Date(),
): ForYou {
  const { trip, cooked, ownId } = page;
  const todos = page.ownTodos.map(({ id, text, due_on }) => ({
    kind: 'todo' as const,
    id,
    text,
    due: due_on,
  }));
  const debts = ownId && costs ? debtsOf(ownId, costs, closed) : [];
  if (closed)
    return {
      rows: [...debts, ...todos, ...(page.asksPacking ? [{ kind: 'packing' as const }] : [])],
      ride: null,
      problems: 0,
    };
  const { plan } = page;
  const ride = ownId && ownRide(plan, ownId);
  return {
    rows: [
      ...seatRow(page, plan),
      ...homeRow(page, now),
      ...dishless(cooked).map((place) => ({
        kind: 'dish' as const,
        meal: mealName(place, daysOf(trip).length),
      })),
      ...todos,
      ...debts,
    ],
    ride: ride ? `${rideText(ride, ownId, true)}.` : null,
    problems: page.findings.filter(({ level }) => level === 'problem').length,
  };
}

/**
 * From this many days before a trip to a site without reception, the page asks whether to leave a
 * plan with a person at home.
 */
const HOME_DAYS = 7;

function homeRow({ trip, ownId, people, homePlan, leavesPlans, site }: Page, now: Date): OwnRow[] {
  const goes = people.attendees.some(({ household_id }) => household_id === ownId);
  const days = daysBetween(today(now), trip.start_date);
  if (!goes || homePlan || !leavesPlans || site.reception !== false || days < 0 || days > HOME_DAYS)
    return [];
  return [{ kind: 'home', text: 'Who at home knows where you are?' }];
}

function seatRow({ people, findings, ownId }: Page, plan: SeatPlan): SeatRow[] {
  const own = people.attendees.find(({ household_id }) => household_id === ownId);
  const waiting = plan.unseated.filter(({ household_id }) => household_id === ownId);
  if (!own || waiting.length === 0 || openCount(plan, own.household_id) === 0) return [];
  const alone = own.crew.filter(({ type }) => type === 'camper').length === 1;
  const names = namesOf(waiting);
  const isOwn = ({ household_id }: Pick<PlannedCar, 'household_id'>) => household_id === ownId;
  const car = plan.cars
    .filter((each) => each.counts && takes(each, waiting))
    .sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)) || other.free - one.free)[0];
  const owner = people.attendees.find(({ household_id }) => household_id === car?.household_id);
  const stopped = findings.find(
    ({ rule, level, who }) => rule === 'access' && level === 'problem' && who.includes(own.profile_name),
  );
  return [
    {
      kind: 'seat',
      why: stopped?.text ?? null,
      text: alone ? 'You need a seat' : `${names} ${waiting.length === 1 ? 'needs' : 'need'} a seat`,
      people: waiting.map(({ person_id }) => person_id),
      car:
        car && owner
          ? { ride_id: car.ride_id, with: isOwn(car) ? null : shortName(owner.profile_name) }
          : null,
    },
  ];
}

/** True when a car has seats for the whole group, and an adult rides in it. */
const takes = (car: PlannedCar, group: readonly Traveller[]) =>
  car.free >= group.length && [...car.passengers, ...group].some(isAdult);

/**
 * Returns the payments that the reader's household owes. After the trip it also returns the
 * payments that others owe to the household.
 */
function debtsOf(
  ownId: string,
  { settlement, balances }: Pick<Costs, 'settlement' | 'balances'>,
  over: boolean,
) {
  const reader = readerOf(balances);
  return settlement
    .filter(({ from, to }) => from === ownId || (over && to === ownId))
    .map(({ from, to, cents }) => ({
      kind: 'debt' as const,
      from,
      to,
      cents,
      text:
        from === ownId
          ? `You owe ${objectName(to, reader)} ${moneyText(cents)}`
          : `${subjectName(from, reader)} owes you ${moneyText(cents)}`,
      paid: from === ownId ? 'I’ve paid' : 'Mark it paid',
    }));
}
