import type { Write } from './caller';
import { type ReadName, reads, type Seats, type Vote } from './reads';
import { type Camper, goersOf, type Trip } from './trip';

/** A kind of write that campers make. */
export interface WriteKind {
  /** How often this kind is chosen, relative to the other kinds. */
  weight: number;
  /** Who makes this write. Absent: only campers who never change their answer (see `wavers`). */
  who?: 'everybody' | 'waverers';
  /** The part of the trip whose read shows this write. */
  shownBy: ReadName;
  /**
   * Returns a camper's next write, or null when the trip has nothing to change yet. No other write
   * has the same `nth`, which makes texts unique.
   */
  make: (trip: Trip, camper: Camper, nth: number) => Omit<Write, 'kind'> | null;
}

/** Returns a random item; undefined when there are none. */
export const any = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

const householdOf = ({ households }: Trip, { process }: Camper) => households.get(process) ?? '';

const to = ({ id }: Trip, part: string) => `/api/trips/${id}/${part}`;
const key = ({ name }: Trip, ...rest: (string | number)[]) => [name, ...rest].join('/');

interface SavedExpense {
  expense: { id: string; what: string; day: string; paid_by: string; version: number };
}

const showsVersion =
  (trip: Trip) =>
  ({ expense }: SavedExpense) => ({ versions: { [key(trip, expense.what)]: expense.version } });

/** The kinds of writes that campers make, by name. */
export const writeKinds = {
  answer: {
    weight: 3,
    who: 'waverers',
    shownBy: 'answers',
    make: (trip, camper) => {
      const attending = Math.random() < 0.5;
      return {
        method: 'PATCH',
        path: to(trip, 'attending'),
        body: { attending },
        change: { sets: { [key(trip, 'answer', camper.process)]: attending } },
      };
    },
  },
  seat: {
    weight: 3,
    shownBy: 'seats',
    make: (trip, { process, camper }) => {
      const ride_id = Math.random() < 0.3 ? null : (any(goersOf(trip))?.ride ?? null);
      return {
        method: 'PUT',
        path: to(trip, 'seats'),
        body: { person_id: camper, ride_id },
        change: { sets: { [key(trip, 'seat', process)]: ride_id } },
        shows: (body: Seats) => reads.seats.shows(trip, body as never),
      };
    },
  },
  expense: {
    weight: 3,
    shownBy: 'costs',
    make: (trip, camper, cents) => {
      const what = `Expense ${cents}`;
      const body = { what, day: trip.day, cents, paid_by: householdOf(trip, camper) };
      return {
        method: 'POST',
        path: to(trip, 'expenses'),
        body,
        change: {
          adds: { list: key(trip, 'expenses'), item: what },
          sets: { [key(trip, 'cents', what)]: cents },
        },
        shows: showsVersion(trip),
        done: ({ expense: { id, version } }: SavedExpense) => trip.expenses.push({ ...body, id, version }),
      };
    },
  },
  'changed expense': {
    weight: 3,
    shownBy: 'costs',
    make: (trip, camper, cents) => {
      // The organiser may change anybody's expense and the others only their own, so that two
      // people sometimes change the same expense at the same time.
      const own = trip.expenses.filter(({ paid_by }) => paid_by === householdOf(trip, camper));
      const expense = any(camper === trip.organiser ? trip.expenses : own);
      if (!expense) return null;
      const { what, day, paid_by, version } = expense;
      return {
        method: 'PUT',
        path: to(trip, `expenses/${expense.id}`),
        body: { what, day, paid_by, version, cents },
        change: { sets: { [key(trip, 'cents', what)]: cents } },
        shows: showsVersion(trip),
        done: (body: SavedExpense) => {
          expense.version = Math.max(expense.version, body.expense.version);
        },
      };
    },
  },
  payment: {
    weight: 2,
    shownBy: 'costs',
    make: (trip, camper, cents) => {
      const other = any(goersOf(trip).filter((each) => each !== camper));
      if (!other) return null;
      const body = { from: householdOf(trip, camper), to: householdOf(trip, other), cents };
      return {
        method: 'POST',
        path: to(trip, 'payments'),
        body,
        change: { adds: { list: key(trip, 'payments'), item: String(cents) } },
      };
    },
  },
  gear: {
    weight: 2,
    shownBy: 'gear',
    make: (trip, _, nth) => {
      const name = `Thing ${nth}`;
      return {
        method: 'POST',
        path: to(trip, 'gear'),
        body: { name, needed: 5 },
        change: { adds: { list: key(trip, 'gear'), item: name } },
        done: ({ line }: { line: { id: string } }) => trip.lines.push({ id: line.id, name }),
      };
    },
  },
  offer: {
    weight: 3,
    shownBy: 'gear',
    make: (trip, { process }) => {
      const line = any(trip.lines);
      if (!line) return null;
      const quantity = Math.floor(Math.random() * 100);
      return {
        method: 'PUT',
        path: to(trip, `gear/${line.id}/offer`),
        body: { quantity },
        change: { sets: { [key(trip, 'offer', line.name, process)]: quantity || null } },
      };
    },
  },
  notice: {
    weight: 2,
    who: 'everybody',
    shownBy: 'notices',
    make: (trip, camper, nth) => {
      const text = `Notice ${nth}`;
      const mailed = camper === trip.organiser && { announcement: true, mail: true };
      return {
        method: 'POST',
        path: to(trip, 'notices'),
        body: { text, ...mailed },
        change: { adds: { list: key(trip, 'notices'), item: text } },
      };
    },
  },
  vote: {
    weight: 3,
    who: 'everybody',
    shownBy: 'vote',
    make: (trip, { process }) => {
      const option_id = any(trip.options);
      if (!option_id) return null;
      const answer = any(['yes', 'if need be', 'no', null]) ?? null;
      return {
        method: 'PUT',
        path: to(trip, 'vote/answers'),
        body: { answers: [{ option_id, answer }] },
        change: { sets: { [key(trip, 'vote', option_id, process)]: answer } },
        shows: (body: Vote) => reads.vote.shows(trip, body as never),
      };
    },
  },
  todo: {
    weight: 2,
    shownBy: 'todos',
    make: (trip, _, nth) => {
      const text = `To-do ${nth}`;
      return {
        method: 'POST',
        path: to(trip, 'todos'),
        body: { text },
        change: { adds: { list: key(trip, 'todos'), item: text } },
        done: ({ todo }: { todo: { id: string } }) => trip.todos.push({ id: todo.id, text }),
      };
    },
  },
  tick: {
    weight: 3,
    shownBy: 'todos',
    make: (trip) => {
      const todo = any(trip.todos);
      if (!todo) return null;
      const done = Math.random() < 0.6;
      return {
        method: 'PATCH',
        path: to(trip, `todos/${todo.id}`),
        body: { done },
        change: { sets: { [key(trip, 'done', todo.text)]: done || null } },
      };
    },
  },
} satisfies Record<string, WriteKind>;
