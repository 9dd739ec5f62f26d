/** How many rows `fill` writes. All trips have equally many households, expenses and gear lines. */
export interface Size {
  accounts: number;
  trips: number;
  /** Number of households on each trip, including the organiser's; at least three. */
  households: number;
  /** Number of campsites that people have added and shared. */
  sites: number;
  /** Number of expenses of each trip. Two households share each expense. */
  expenses: number;
}

const kinds = [
  'user',
  'profile',
  'camper',
  'companion',
  'ride',
  'gear',
  'site',
  'trip',
  'household',
  'guest',
  'expense',
  'payment',
  'notice',
  'todo',
  'line',
  'meal',
  'notification',
] as const;

/** The rows' creation times are spread evenly over this many days before today. */
const DAYS = 700;
const DAY_MS = 86_400_000;

/**
 * Returns two functions that take a row's number (the first row is 0) and return SQL for its id and
 * its creation time.
 */
export function numbering({ accounts, trips, sites }: Size) {
  const first = Math.floor(Date.now() / DAY_MS - DAYS) * DAY_MS;
  const step = Math.floor((DAYS * DAY_MS) / Math.max(accounts, trips, sites));
  const milliseconds = (nth: string) => `(${first} + (${nth})::bigint * ${step})`;
  return {
    /**
     * Returns SQL for the id of the nth row of its kind. With `part`, returns the id of one of
     * several rows that belong to the nth row, such as the households of the nth trip. The ids are
     * UUIDs of version 7, so later rows have greater ids.
     */
    id: (kind: (typeof kinds)[number], nth: string, part: string | number = 0) =>
      `(lpad(to_hex(${milliseconds(nth)}), 12, '0') || '70008000${hex(kinds.indexOf(kind), 4)}' || lpad(to_hex(${part}), 8, '0'))::uuid`,
    /** Returns SQL for the creation time of the nth row. */
    madeAt: (nth: string) => `to_timestamp(${milliseconds(nth)} / 1000)`,
  };
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** Returns SQL for a table of the numbers from 0 up to but not including `below`. */
export const numbers = (below: number, name: string) => `generate_series(0, ${below - 1}) ${name}`;

/** Returns SQL for the word at index `nth`, modulo the number of words. */
export const oneOf = (words: readonly string[], nth: string) =>
  `(array['${words.join("', '")}'])[1 + (${nth}) % ${words.length}]`;

export const firstNames = [
  'Mia',
  'Tom',
  'Priya',
  'Sam',
  'Poppy',
  'Minh',
  'Oliver',
  'Charlotte',
  'Noah',
  'Amelia',
  'Jack',
  'Isla',
  'Leo',
  'Ava',
  'Henry',
  'Grace',
  'Ella',
  'Lachlan',
  'Ruby',
  'Cooper',
  'Zara',
  'Hugo',
  'Matilda',
];
export const lastNames = [
  'Bennett',
  'Tran',
  'Kumar',
  'Walker',
  'Nguyen',
  'Smith',
  'Jones',
  'Brown',
  'Wilson',
  'Taylor',
  'Martin',
  'White',
  'Lee',
  'Thompson',
  'Harris',
  'Clarke',
  'Kelly',
  'Murphy',
  'Scott',
  'Young',
  'King',
  'Wright',
  'Hall',
  'Baker',
  'Singh',
  'Chen',
  'Rossi',
  'Papas',
  'Novak',
];

/** Returns SQL for the name of the nth person. The names repeat after 667 people. */
export const fullName = (nth: string) =>
  `(${oneOf(firstNames, nth)} || ' ' || ${oneOf(lastNames, `(${nth}) / ${firstNames.length}`)})`;
