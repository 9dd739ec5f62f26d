'use client';

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Tints } from '@/components/trips/household-face';
import type { Household } from '@/lib/trips/attendance/schema';
import type { Access } from '@/lib/trips/cars/car-standing';
import { type MayMove, mayMove } from '@/lib/trips/cars/may-move';
import type { PlannedCar, Traveller } from '@/lib/trips/cars/planned-car';
import { type Seating, seatPlan, travellersOf } from '@/lib/trips/cars/seat-plan';
import type { TripDates } from '@/lib/trips/date-rules';
import { arrivalText } from './arrival-text';
import { namesOf, roomText } from './board-text';
import { nextColumn, pickedBy } from './pick';
import { useSeating } from './use-seating';

export interface BoardProps {
  tripId: string;
  dates: TripDates;
  households: Household[];
  tints: Tints;
  seating: Seating;
  /** What is known of the way in to the site; null when nothing is known. */
  access: Access;
  mine: MayMove;
  closed: boolean;
}

export type Board = ReturnType<typeof useBoard>;

const loadDrag = () => import('../drag');

export function useBoard(props: BoardProps) {
  const { tripId, dates, households, tints, seating, access, mine, closed } = props;
  const [said, say] = useState('');
  const { shown, change } = useSeating(tripId, seating, () => say(''));
  const plan = seatPlan(households, shown, access);
  const everybody = households.flatMap(travellersOf);
  const [chosen, setChosen] = useState<string[]>([]);
  const [hitching, setHitching] = useState<string | null>(null);
  const [held, setHeld] = useState<{ id: string; column: string } | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const focusNext = useRef<string | null>(null);

  // Leaves out a picked person who has meanwhile left the trip.
  const picked = everybody.filter(({ person_id }) => chosen.includes(person_id));
  const columnOf = (id: string) =>
    plan.cars.find((car) => car.counts && car.passengers.some(({ person_id }) => person_id === id))
      ?.ride_id ?? '';
  const nightsOf = (id: string) => households.find(({ household_id }) => household_id === id);
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

  const settle = (people: Traveller[], column: string, focus: 'handle' | 'pick') => {
    const [first] = people;
    const car = carOf(column);
    const movers = people.filter(({ person_id }) => columnOf(person_id) !== column);
    clear();
    if (car && car.free < movers.length) return say(`${car.name} is full.`);
    const to = car ? `in ${car.name}` : 'without a seat';
    say(`${namesOf(people)} ${people.length === 1 ? 'is' : 'are'} ${to} now.`);
    focusNext.current = first ? `[data-person="${first.person_id}"] .traveller-${focus}` : null;
    if (movers.length === 0) return;
    change({
      seats: movers.map(({ person_id }) => ({ person_id, ride_id: car?.ride_id ?? null })),
      tows: [],
    });
  };

  const lift = (traveller: Traveller) => {
    clear();
    setHeld({ id: traveller.person_id, column: columnOf(traveller.person_id) });
    say(`${traveller.name} is picked up. Arrow keys move, Enter drops, Escape returns.`);
  };

  const putBack = () => {
    if (!held) return;
    const name = everybody.find(({ person_id }) => person_id === held.id)?.name;
    setHeld(null);
    say(`${name} stays where they were.`);
  };

  const onHandleKey = (event: KeyboardEvent, traveller: Traveller) => {
    const holding = held?.id === traveller.person_id;
    const press = event.key === 'Enter' || event.key === ' ';
    const by = ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 } as const)[event.key];
    if (!press && !(holding && (by || event.key === 'Escape'))) return;
    event.preventDefault();
    if (!holding) return lift(traveller);
    if (press) return settle([traveller], held.column, 'handle');
    if (!by) return putBack();
    const home = columnOf(traveller.person_id);
    const withRoom = plan.cars.filter((car) => car.counts && (car.ride_id === home || car.free > 0));
    const column = nextColumn(['', ...withRoom.map(({ ride_id }) => ride_id)], held.column, by);
    setHeld({ ...held, column });
    const car = carOf(column);
    say(column === home ? `Back where ${traveller.name} was.` : car ? roomText(car) : 'Without a seat.');
  };

  const onHandlePress = (event: PointerEvent<HTMLElement>, traveller: Traveller) => {
    const row = event.currentTarget.closest<HTMLElement>('[data-person]');
    if (event.button !== 0 || !row) return;
    const pointer = event.nativeEvent;
    loadDrag().then(
      ({ startDrag }) =>
        startDrag({
          row,
          pointer,
          over: setOver,
          drop: (column) => settle([traveller], column, 'handle'),
          end: () => say(`${traveller.name} stays where they were.`),
        }),
      // When the code for dragging can't be loaded, taps and keys still move people.
      () => undefined,
    );
  };

  return {
    tripId,
    plan,
    closed,
    organises: mine === 'all',
    said,
    picked,
    hitching,
    lifted: held?.id ?? null,
    target: held?.column ?? over,
    putBack,
    onHandleKey,
    onHandlePress,
    faceOf: (id: string) => ({
      name: households.find(({ household_id }) => household_id === id)?.profile_name ?? '',
      tint: tints[id],
    }),
    nightsOf,
    arrivalOf: (id: string) => arrivalText(nightsOf(id), dates),
    mayMove: (id: string) => mayMove(mine, id),
    isPicked: (id: string) => chosen.includes(id),
    pick: (traveller: Traveller) => {
      setHitching(null);
      setChosen(
        pickedBy(
          traveller,
          picked.map(({ person_id }) => person_id),
          plan,
        ),
      );
    },
    pickAlone: ({ person_id }: Traveller) => {
      setHitching(null);
      setChosen([person_id]);
    },
    /** True when all picked people fit in a car and none of them sits in this car already. */
    takes: (car: PlannedCar) =>
      picked.length > 0 &&
      car.counts &&
      car.free >= picked.length &&
      picked.every(({ person_id }) => columnOf(person_id) !== car.ride_id),
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

/** Preloads the code for dragging while the page is idle. */
export const dragScript = { preload: () => void loadDrag().catch(() => undefined) };
