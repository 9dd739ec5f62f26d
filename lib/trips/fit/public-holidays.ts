import 'server-only';
import type { Holiday } from './plan';
import data from './public-holidays-au.json';

const byState = data as unknown as Record<string, Holiday[]>;

/**
 * Returns every known public holiday of a state, in order of date. docs/develop/data.md says how
 * far the data reaches.
 */
export const holidaysOf = (state: string | null): readonly Holiday[] => (state && byState[state]) || [];
