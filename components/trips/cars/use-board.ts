'use client';

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Tints } from '@/components/trips/household-face';
import { countText } from '@/lib/text';
import type { Household } from '@/lib/trips/attendance/schema';
import type { SeatPage } from '@/lib/trips/cars/car-groups';
import type { Access } from '@/lib/trips/cars/car-standing';
import { type MayMove, mayMove } from '@/lib/trips/cars/may-move';
import type { PlannedCar, Traveller } from '@/lib/trips/cars/planned-car';
import { type Seating, seatPlan, travellersOf } from '@/lib/trips/cars/seat-plan';
import type { TripDates } from '@/lib/trips/date-rules';
import type { TripTow } from '@/lib/trips/fit/trip-tows';
import { namesOf } from './names-of';
import { useSeating } from './use-seating';

export interface BoardProps {
  tripId: string;
  dates: TripDates;
  households: Household[];
  /** The reader's own household; null for none. */
  ownId: string | null;
  tints: Tints;
  seating: Seating;
  /** What the reader may know of the weights of each car that tows. */
  towing: TripTow[];
  /** What is known of the way in to the site; null when nothing is known. */
  access: Access;
  mine: MayMove;
  closed: boolean;
}

export type Board = ReturnType<typeof useBoard>;

const loadDrag = () => import('../drag');

export function useBoard(props: BoardProps) {
  const { tripId, dates, households, ownId, tints, seating, towing, access, mine, closed } = props;
  const [said, say] = useState('');
  const { shown, change } = useSeating(tripId, seating, () => say(''));
  const plan = seatPlan(households, shown, access);
  const page: SeatPage = { plan, households, dates, access, reader: { ownId, mine }, closed };
  const everybody = households.flatMap(travellersOf);
  const [chosen, setChosen] = useState<string[]>([]);
  const [hitching, setHitching] = useState<string | null>(null);
  const [held, setHeld] = useState<{ people: Traveller[]; column: string } | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const focusNext = useRef<string | null>(null);

  // Leaves out a picked person who has meanwhile left the trip.
  const picked = everybody.filter(({ person_id }) => chosen.includes(person_id));
  const columnOf = (id: string) =>
    plan.cars.find((car) => car.counts && car.passengers.some(({ person_id }) => person_id === id))
      ?.ride_id ?? '';
  const householdOf = (id: string) => households.find(({ household_id }) => household_id === id);
  const carOf = (column: string) => plan.cars.find(({ ride_id }) => ride_id === column);

  // The focused button disappears when somebody takes the seat, so the focus moves to that person.
  useEffect(() => {
    const selector = focusNext.current;
    focusNext.current = null;
    if (selector) document.querySelector<HTMLElement>(selector)?.focus();
  });

  const clear = () => {
    setChosen([]);
    setHitching(null);
    setHeld(null);
    setOver(null);
  };

  const settle = (people: readonly Traveller[], column: string, focus: 'handle' | 'pick') => {
    const [first] = people;
    const car = carOf(column);
    const movers = people.filter(({ person_id }) => columnOf(person_id) !== column);
    clear();
    if (car && car.free < movers.length) return say(`${car.name} is full.`);
    const to = car ? `in ${car.name}` : 'without a seat';
    say(`${namesOf(people)} ${isOrAre(people)} ${to} now.`);
    focusNext.current = first ? `[data-people~="${first.person_id}"] .people-${focus}` : null;
    if (movers.length === 0) return;
    change({
      seats: movers.map(({ person_id }) => ({ person_id, ride_id: car?.ride_id ?? null })),
      tows: [],
    });
  };

  const lift = (people: Traveller[]) => {
    clear();
    setHeld({ people, column: columnOf(people[0]?.person_id ?? '') });
    say(`${namesOf(people)} ${isOrAre(people)} picked up. Arrow keys move, Enter drops, Escape returns.`);
  };

  const stay = (people: readonly Traveller[]) =>
    say(`${namesOf(people)} ${people.length === 1 ? 'stays' : 'stay'} where they were.`);

  const putBack = () => {
    if (!held) return;
    setHeld(null);
    stay(held.people);
  };

  const onHandleKey = (event: KeyboardEvent, people: Traveller[]) => {
    const [first] = people;
    const holding = held?.people.some(({ person_id }) => person_id === first?.person_id) ? held : null;
    const press = event.key === 'Enter' || event.key === ' ';
    const by = ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 } as const)[event.key];
    if (!press && !(holding && (by || event.key === 'Escape'))) return;
    event.preventDefault();
    if (!holding) return lift(people);
    if (press) return settle(holding.people, holding.column, 'handle');
    if (!by) return putBack();
    const home = columnOf(first?.person_id ?? '');
    const withRoom = plan.cars.filter(
      (car) => car.counts && (car.ride_id === home || car.free >= people.length),
    );
    const column = nextColumn(['', ...withRoom.map(({ ride_id }) => ride_id)], holding.column, by);
    setHeld({ ...holding, column });
    const car = carOf(column);
    say(
      column === home
        ? `Back where ${namesOf(people)} ${wasOrWere(people)}.`
        : car
          ? roomText(car)
          : 'Without a seat.',
    );
  };

  const onHandlePress = (event: PointerEvent<HTMLElement>, people: Traveller[]) => {
    const row = event.currentTarget.closest<HTMLElement>('[data-people]');
    if (event.button !== 0 || !row) return;
    const pointer = event.nativeEvent;
    loadDrag().then(
      ({ startDrag }) =>
        startDrag({
          row,
          pointer,
          over: setOver,
          drop: (column) => settle(people, column, 'handle'),
          end: () => stay(people),
        }),
      // When the code for dragging can't be loaded, taps and keys still move people.
      () => undefined,
    );
  };

  /** True when all picked people fit in a car and none of them sits in this car already. */
  const takes = (car: PlannedCar) =>
    picked.length > 0 &&
    car.counts &&
    car.free >= picked.length &&
    picked.every(({ person_id }) => columnOf(person_id) !== car.ride_id);

  const hint = () => {
    if (hitching) {
      const able = plan.cars.some(({ counts, can_tow, tows }) => counts && can_tow && tows.length === 0);
      return able ? 'Choose a car that can tow it.' : 'No car that can tow is free.';
    }
    if (plan.cars.some(takes)) return 'Now tap a car with room.';
    return picked.length === 1 ? 'No other car has a free seat.' : 'No other car has room for all of them.';
  };

  return {
    tripId,
    page,
    plan,
    towing,
    closed,
    organises: mine === 'all',
    said,
    say,
    hint: hint(),
    hitching,
    lifted: held?.people.map(({ person_id }) => person_id) ?? [],
    target: held?.column ?? over,
    putBack,
    onHandleKey,
    onHandlePress,
    householdOf,
    faceOf: (id: string) => ({ name: householdOf(id)?.profile_name ?? '', tint: tints[id] }),
    mayMove: (id: string) => mayMove(mine, id),
    isPicked: ({ person_id }: Traveller) => chosen.includes(person_id),
    choose: (people: readonly Traveller[]) => {
      setHitching(null);
      setChosen(people.map(({ person_id }) => person_id));
    },
    takes,
    seat: (people: readonly Traveller[], column: string) => settle(people, column, 'pick'),
    seatPicked: (column: string) => settle(picked, column, 'pick'),
    hitch: (rideId: string) => {
      clear();
      setHitching(hitching === rideId ? null : rideId);
    },
    tow: (rideId: string, name: string, car: PlannedCar | null) => {
      clear();
      say(car ? `${car.name} tows ${name} now.` : `${name} has no car now.`);
      focusNext.current = `[data-tow="${rideId}"]`;
      change({ seats: [], tows: [{ ride_id: rideId, car_id: car?.ride_id ?? null }] });
    },
  };
}

const isOrAre = ({ length }: readonly Traveller[]) => (length === 1 ? 'is' : 'are');

const wasOrWere = ({ length }: readonly Traveller[]) => (length === 1 ? 'was' : 'were');

/** Said when the keyboard moves somebody to a car: "D-Max, 3 seats free". */
const roomText = ({ name, free }: PlannedCar): string =>
  `${name}, ${free === 0 ? 'full' : `${countText(free, 'seat')} free`}`;

/** After the last column comes the first one. '' is the column of people without seats. */
function nextColumn(columns: readonly string[], current: string, by: 1 | -1): string {
  const at = columns.indexOf(current);
  return columns[(at + by + columns.length) % columns.length] ?? current;
}

/** Preloads the code for dragging while the page is idle. */
export const dragScript = { preload: () => void loadDrag().catch(() => undefined) };
