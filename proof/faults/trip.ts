/** A person with an account, one camper and a car. */
export interface Camper {
  process: number;
  cookie: string;
  email: string;
  camper: string;
  ride: string;
  /**
   * True when the person changes their answer between going and not going. Everybody else stays
   * going, because items of a person who isn't going may be removed.
   */
  wavers: boolean;
}

/** A trip, with the ids and versions that its campers have received in responses. */
export interface Trip {
  /** Name of the trip, with which all its keys in the history begin. */
  name: string;
  id: string;
  day: string;
  organiser: Camper;
  campers: Camper[];
  /** The ids of the households, keyed by the process number of each household's person. */
  households: Map<number, string>;
  /** The ids of the options in the vote on dates. */
  options: string[];
  expenses: { id: string; what: string; day: string; paid_by: string; version: number }[];
  todos: { id: string; text: string }[];
  lines: { id: string; name: string }[];
  /** Number of items that were added to the trip's lists. */
  added: number;
}

export const goersOf = ({ campers }: Trip) => campers.filter(({ wavers }) => !wavers);

/** Returns the process number of a household's person. */
export function processOf({ households }: Trip, household: string): number | undefined {
  for (const [process, id] of households) if (id === household) return process;
  return undefined;
}
