import type { OverviewData } from '@/lib/trips/trip-overview';
import { planAgainHref } from './plan-again-href';

const hrefOf = (choosable: boolean, location: object, ai_suggestion: object | null = null) =>
  planAgainHref({ choosable, location: { location, ai_suggestion } } as unknown as OverviewData);
const flat = { id: 'site', name: 'Our flat', campsite_url: null };
const named = { ...flat, id: null, campsite_url: 'https://example.com/a?b=1' };

test.each([
  ['a campsite of the viewer’s', true, flat, null, '?site=site'],
  ['one that isn’t theirs to choose', false, flat, null, '?site_name=Our+flat'],
  ['what an AI said', false, named, { suggestion_id: 'said' }, '?ai_suggestion=said'],
  ['a name alone', false, named, null, '?site_name=Our+flat&site_url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1'],
])('the form of a new trip at %s', (_, choosable, location, suggestion, query) => {
  expect(hrefOf(choosable, location, suggestion)).toBe(`/create-trip-details${query}`);
});
