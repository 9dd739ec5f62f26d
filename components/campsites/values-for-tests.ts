import type { SearchValues } from '@/lib/campsites/search-href';

/** A search as the page begins with it, without the AI. */
export const values: SearchValues = {
  postcode: '4031',
  radius: '100',
  q: '',
  sources: ['user', 'private'],
  wants: [],
  unknown: false,
  view: 'list',
  trip: null,
  all: false,
};
