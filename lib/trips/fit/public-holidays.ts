import 'server-only';
import type { Holiday } from './plan';
import data from './public-holidays-au.json';

const byState = data as unknown as Record<string, Holiday[]>;

/** Every public holiday that the data has of a state, in the order of the calendar; docs/develop/data.md says until when. */
export const holidaysOf = (state: string | null): readonly Holiday[] => (state && byState[state]) || [];
