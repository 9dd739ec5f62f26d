import type { Card } from './schema';

export const emptyCard: Card = { people: [], contacts: [], medicare: null, insurance: null };
