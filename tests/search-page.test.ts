import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import CampsiteSearchPage from '@/app/(app)/createtrip/page';
import { SearchPanel } from '@/components/campsites/search/search-panel';
import { siteOf } from './factories/campsites';
import { person } from './factories/people';
import { plan } from './factories/trips';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
}));

async function panelOn(params: Record<string, string>) {
  const page = await CampsiteSearchPage({ searchParams: Promise.resolve(params) });
  const { children } = page.props as { children: ReactNode };
  const panel = Children.toArray(children).find(
    (child) => isValidElement(child) && child.type === SearchPanel,
  );
  return (panel as ReactElement<ComponentProps<typeof SearchPanel>>).props;
}
const postcodeOn = async (params: Record<string, string>) => (await panelOn(params)).values.postcode;

test('the search for another campsite opens where the trip goes, any other at home', async () => {
  const mia = await person('Mia');
  const brokenHill = await siteOf(mia, { latitude: -31.9567, longitude: 141.4678, shared: true });
  const trip = await plan(mia, { location_id: brokenHill.id });
  cookie = mia.cookie;
  expect(await postcodeOn({ trip: trip.id })).toBe('2880');
  expect(await postcodeOn({ near: brokenHill.id })).toBe('2880');
  expect(await postcodeOn({})).toBe('4031');
});

test('without an AI the search is in the other sources, and its panel says so', async () => {
  cookie = (await person('Mia')).cookie;
  expect(await panelOn({})).toMatchObject({ aiOn: false, values: { sources: ['user', 'private'] } });
  expect(await panelOn({ sources: 'ai' })).toMatchObject({ aiOn: false, values: { sources: [] } });
});
