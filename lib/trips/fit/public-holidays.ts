import 'server-only';
import type { Holiday } from './plan';
import data from './public-holidays-au.json';

const byState = data as unknown as Record<string, Holiday[]>;

/** docs/develop/data.md says which years the data covers. */
export const holidaysOf = (state: string | null): readonly Holiday[] => (state && byState[state]) || [];
