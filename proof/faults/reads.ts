import type { Shown, Value } from './history';
import { goersOf, processOf, type Trip } from './trip';

/** A call that reads one part of a trip. */
export interface Read {
  path: string;
  /** True when only campers who are going may read this part. */
  goers?: boolean;
  shows: (trip: Trip, body: never) => Shown;
}

interface Row {
  id: string;
}

/**
 * Sorts rows by id, which is the order in which they were added. An id begins with the time at which
 * its row was created, and a trip's rows are created one after the other under the trip's lock.
 */
const inOrder = <Item extends Row>(rows: Item[]): Item[] =>
  [...rows].sort((one, other) => (one.id < other.id ? -1 : 1));

const sumOf = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0);

interface Costs {
  expenses: (Row & { what: string; cents: number; version: number })[];
  payments: (Row & { cents: number })[];
  balances: { cents: number; paid: number; share: number }[];
  total: number;
}

export interface Seats {
  cars: { ride_id: string; passengers: { person_id: string }[] }[];
}

export interface Vote {
  vote: { options: (Row & { said: { household_id: string; answer: string }[] })[] } | null;
}

interface Gear {
  lines: (Row & {
    name: string;
    from: 'rule' | 'added';
    by: { household_id: string; quantity: number; said: boolean }[];
  })[];
}

/** The calls that read the parts of a trip, by the part's name. */
export const reads = {
  answers: {
    path: 'invitees',
    shows: (trip, { invitees }: { invitees: (Row & { attending: boolean | null })[] }) => ({
      values: Object.fromEntries(
        invitees.map(({ id, attending }) => [`${trip.name}/answer/${processOf(trip, id)}`, attending]),
      ),
    }),
  },
  seats: {
    path: 'seats',
    shows: (trip, { cars }: Seats) => {
      const rideOf = (person: string) =>
        cars.find(({ passengers }) => passengers.some(({ person_id }) => person_id === person))?.ride_id;
      const values = goersOf(trip).map(({ process, camper }) => [
        `${trip.name}/seat/${process}`,
        rideOf(camper) ?? null,
      ]);
      return { values: Object.fromEntries(values) };
    },
  },
  costs: {
    path: 'expenses',
    goers: true,
    // A response lists the newest expenses. Only when these are all of them do the list and the total
    // say what is missing.
    shows: ({ name }, { expenses, count, payments, balances, total }: Costs & { count: number }) => ({
      lists: {
        ...(count === expenses.length && {
          [`${name}/expenses`]: inOrder(expenses).map(({ what }) => what),
        }),
        [`${name}/payments`]: inOrder(payments).map(({ cents }) => String(cents)),
      },
      values: Object.fromEntries(expenses.map(({ what, cents }) => [`${name}/cents/${what}`, cents])),
      versions: Object.fromEntries(expenses.map(({ what, version }) => [`${name}/${what}`, version])),
      sums: {
        [`${name}/balances`]: sumOf(balances.map(({ cents }) => cents)),
        [`${name}/paid less shares`]: sumOf(balances.map(({ paid, share }) => paid - share)),
        ...(count === expenses.length && {
          [`${name}/total less expenses`]: total - sumOf(expenses.map(({ cents }) => cents)),
        }),
      },
    }),
  },
  gear: {
    path: 'gear',
    shows: ({ name, households }, { lines }: Gear) => {
      const added = inOrder(lines.filter(({ from }) => from === 'added'));
      const values = added.flatMap((line) =>
        [...households].map(([process, household]): [string, Value] => [
          `${name}/offer/${line.name}/${process}`,
          line.by.find((each) => each.said && each.household_id === household)?.quantity ?? null,
        ]),
      );
      return {
        lists: { [`${name}/gear`]: added.map((line) => line.name) },
        values: Object.fromEntries(values),
      };
    },
  },
  notices: {
    path: 'notices',
    shows: ({ name }, { notices, total }: { notices: { text: string }[]; total: number }) => ({
      // Don't sort these, because the API promises this order: the newest notice last.
      lists: { [`${name}/notices`]: notices.map(({ text }) => text) },
      sums: { [`${name}/total less notices`]: total - notices.length },
    }),
  },
  vote: {
    path: 'vote',
    shows: ({ name, households }, { vote }: Vote) => {
      const values = (vote?.options ?? []).flatMap(({ id, said }) =>
        [...households].map(([process, household]): [string, Value] => [
          `${name}/vote/${id}/${process}`,
          said.find(({ household_id }) => household_id === household)?.answer ?? null,
        ]),
      );
      return { values: Object.fromEntries(values) };
    },
  },
  todos: {
    path: 'todos',
    shows: ({ name }, { todos }: { todos: (Row & { text: string; done: boolean })[] }) => ({
      lists: { [`${name}/todos`]: inOrder(todos).map(({ text }) => text) },
      values: Object.fromEntries(todos.map(({ text, done }) => [`${name}/done/${text}`, done || null])),
    }),
  },
} satisfies Record<string, Read>;

export type ReadName = keyof typeof reads;
export const readNames = Object.keys(reads) as ReadName[];
