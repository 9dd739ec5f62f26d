import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import CampsiteSearchPage from '@/app/(app)/createtrip/page';
import { SearchPanel } from '@/components/campsites/search/search-panel';
import { NAME_UNKNOWN } from '@/lib/campsites/search/named-place';
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

test('the search for another campsite opens at the trip’s site, any other search at home', async () => {
  const mia = await person('Mia');
  const brokenHill = await siteOf(mia, { latitude: -31.9567, longitude: 141.4678, shared: true });
  const trip = await plan(mia, { location_id: brokenHill.id });
  cookie = mia.cookie;
  expect(await postcodeOn({ trip: trip.id })).toBe('2880');
  expect(await postcodeOn({ near: brokenHill.id })).toBe('2880');
  expect(await postcodeOn({})).toBe('4031');
});

test('without an AI the search uses the other sources, and its panel says so', async () => {
  cookie = (await person('Mia')).cookie;
  expect(await panelOn({})).toMatchObject({ aiOn: false, values: { sources: ['user', 'private'] } });
  expect(await panelOn({ sources: 'ai' })).toMatchObject({ aiOn: false, values: { sources: [] } });
});

test('a named place is searched around its position, and an unknown text stays as typed', async () => {
  cookie = (await person('Mia')).cookie;
  expect(await panelOn({ postcode: 'byron' })).toMatchObject({
    values: { postcode: 'Byron Bay NSW 2481', at: { latitude: -28.6469, longitude: 153.6028 } },
    errors: {},
  });
  expect(await panelOn({ postcode: 'Qqqqqqqq zzz' })).toMatchObject({
    values: { postcode: 'Qqqqqqqq zzz', at: null },
    errors: { postcode: NAME_UNKNOWN },
  });
});

test('a campsite’s name leads to its page, only for people who may see it', async () => {
  const [mia, eve] = [await person('Mia'), await person('Eve')];
  const site = await siteOf(mia, { name: 'Zyxwillabong Flat' });
  cookie = mia.cookie;
  await expect(panelOn({ postcode: 'zyxwillabong' })).rejects.toMatchObject({
    digest: expect.stringContaining(`/campsite/${site.id}`),
  });
  cookie = eve.cookie;
  expect(await panelOn({ postcode: 'zyxwillabong' })).toMatchObject({ errors: { postcode: NAME_UNKNOWN } });
});
