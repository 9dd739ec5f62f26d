/** How much `fill` writes. Each trip has the same number of households, expenses and lines. */
export interface Size {
  accounts: number;
  trips: number;
  /** How many households each trip has, the organiser's among them: three or more. */
  households: number;
  /** How many campsites people have added and shared. */
  sites: number;
  /** How many expenses each trip has. Two households share each of them. */
  expenses: number;
}

const kinds = [
  ...['user', 'profile', 'camper', 'companion', 'ride', 'gear', 'site', 'trip', 'household', 'guest'],
  ...['expense', 'payment', 'notice', 'todo', 'line', 'meal', 'notification'],
] as const;

/** The rows were made over so many days before today, evenly. */
const DAYS = 700;
const DAY_MS = 86_400_000;

/** SQL of the ids and days of rows that are numbered from 0. */
export function numbering({ accounts, trips, sites }: Size) {
  const first = Math.floor(Date.now() / DAY_MS - DAYS) * DAY_MS;
  const step = Math.floor((DAYS * DAY_MS) / Math.max(accounts, trips, sites));
  const milliseconds = (nth: string) => `(${first} + (${nth})::bigint * ${step})`;
  return {
    /** The id of the nth row, or of its kth part: a UUID of version 7, so that later rows have greater ids. */
    id: (kind: (typeof kinds)[number], nth: string, part: string | number = 0) =>
      `(lpad(to_hex(${milliseconds(nth)}), 12, '0') || '70008000${hex(kinds.indexOf(kind), 4)}' || lpad(to_hex(${part}), 8, '0'))::uuid`,
    /** When the nth row was made. */
    madeAt: (nth: string) => `to_timestamp(${milliseconds(nth)} / 1000)`,
  };
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** SQL for the numbers below a bound, as a table. */
export const numbers = (below: number, name: string) => `generate_series(0, ${below - 1}) ${name}`;

/** SQL for one of several words, by a number. */
export const oneOf = (words: readonly string[], nth: string) =>
  `(array['${words.join("', '")}'])[1 + (${nth}) % ${words.length}]`;

export const firstNames = [
  ...['Mia', 'Tom', 'Priya', 'Sam', 'Poppy', 'Minh', 'Oliver', 'Charlotte', 'Noah', 'Amelia', 'Jack', 'Isla'],
  ...['Leo', 'Ava', 'Henry', 'Grace', 'Ella', 'Lachlan', 'Ruby', 'Cooper', 'Zara', 'Hugo', 'Matilda'],
];
export const lastNames = [
  ...[
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
  ],
  ...['White', 'Lee', 'Thompson', 'Harris', 'Clarke', 'Kelly', 'Murphy', 'Scott', 'Young', 'King', 'Wright'],
  ...['Hall', 'Baker', 'Singh', 'Chen', 'Rossi', 'Papas', 'Novak'],
];

/** SQL for a person's name: 667 names in turn. */
export const fullName = (nth: string) =>
  `(${oneOf(firstNames, nth)} || ' ' || ${oneOf(lastNames, `(${nth}) / ${firstNames.length}`)})`;
