/** Somebody with an account, a camper of their own and a car. */
export interface Camper {
  process: number;
  cookie: string;
  email: string;
  camper: string;
  ride: string;
  /** Answers going and not going by turns. Everybody else stays going, so that what they wrote stays. */
  wavers: boolean;
}

/** A trip as its campers know it from responses. */
export interface Trip {
  /** The name begins every key of the history that is about the trip. */
  name: string;
  id: string;
  day: string;
  organiser: Camper;
  campers: Camper[];
  /** By process. */
  households: Map<number, string>;
  /** The ids of the vote's options. */
  options: string[];
  expenses: { id: string; what: string; day: string; paid_by: string; version: number }[];
  todos: { id: string; text: string }[];
  lines: { id: string; name: string }[];
  /** How many items were added to its lists. */
  added: number;
}

export const goersOf = ({ campers }: Trip) => campers.filter(({ wavers }) => !wavers);

/** The process of a household. */
export function processOf({ households }: Trip, household: string): number | undefined {
  for (const [process, id] of households) if (id === household) return process;
  return undefined;
}
