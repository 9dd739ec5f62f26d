import { cleanup, render, screen } from '@testing-library/react';
import type { FoundCampsite } from '@/lib/campsites/schema';
import type { Needs } from '@/lib/campsites/search/needs';
import type { Want } from '@/lib/campsites/search-choices';
import { CampsiteCard, type CampsiteCardProps } from './campsite-card';

const site: FoundCampsite = {
  id: '01a1fa44-8b0f-74d0-abce-4139e9581788',
  name: 'Bendeela Recreation Area',
  address: 'Kangaroo Valley NSW 2577',
  latitude: -34.74,
  longitude: 150.47,
  phone_contact: null,
  email_contact: null,
  campsite_url: null,
  site_features: [],
  features: [],
  missing_features: [],
  share_flag: true,
  drivetrain: null,
  pet_friendly: null,
  source: 'open',
  distance: 23,
  own: false,
};

const show = (more: Partial<FoundCampsite> = {}, props: Partial<CampsiteCardProps> = {}) =>
  render(
    <ul>
      <CampsiteCard site={{ ...site, ...more }} {...props} />
    </ul>,
  );

test('a card links to the form for a trip at its site, and the link’s name is only the site’s name', () => {
  show();
  expect(screen.getByRole('link', { name: 'Bendeela Recreation Area' })).toHaveAttribute(
    'href',
    '/create-trip-details?site=01a1fa44-8b0f-74d0-abce-4139e9581788',
  );
});

test('the distance always has one decimal and stands before the place', () => {
  show();
  expect(screen.getByText('23.0 km · Kangaroo Valley NSW 2577')).toBeInTheDocument();
});

test('unknown facts are left out', () => {
  show();
  expect(screen.queryByText(/unknown|pets|access/i)).not.toBeInTheDocument();
});

test('known facts are shown', () => {
  show({ pet_friendly: false, drivetrain: '4 Wheel Drive', features: ['Toilets'] });
  for (const fact of ['No pets', '4 Wheel Drive needed', 'Toilets'])
    expect(screen.getByText(fact)).toBeInTheDocument();
});

test.each([
  ['open', 'Open data, Nov 2026'],
  ['user', 'Shared'],
  ['private', 'Private'],
] as const)('a site of source %s has the badge %s', (source, badge) => {
  show({ source });
  expect(screen.getByText(badge)).toBeInTheDocument();
});

test('one’s own shared site says so', () => {
  show({ source: 'user', own: true });
  expect(screen.getByText('Shared by you')).toBeInTheDocument();
});

test('of many facts the first five are shown, with those that campers ask for first', () => {
  show({ features: ['BBQ', 'Fishing', 'Power', 'Shade', 'Showers', 'Swimming', 'Toilets'] });
  expect(screen.getByText('Showers')).toBeInTheDocument();
  expect(screen.queryByText('Swimming')).not.toBeInTheDocument();
});

const needs = (...needs: Want[]): Needs => ({ needs, car: '2 Wheel Drive' });

test('needed and confirmed facts come first, once, and the card says what to ask about', () => {
  const ownParty = { car: { name: 'Corolla', drivetrain: '2 Wheel Drive' as const }, pets: ['Biscuit'] };
  show({ features: ['BBQ', 'Power', 'Toilets'] }, { needs: needs('power', 'pets', 'car'), ownParty });
  expect(
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .slice(1),
  ).toEqual(['Power', 'Toilets', 'BBQ', 'Ask about Biscuit and the Corolla']);
  expect(screen.getByText('Power')).toHaveClass('own-yes');
});

test('a contact to ask can be called where the site has a number', () => {
  show({ phone_contact: '0409 550 745 (after 9am)' }, { needs: needs('pets') });
  expect(screen.getByRole('link', { name: '0409 550 745' })).toHaveAttribute('href', 'tel:0409550745');
});

test('a site that can’t suit says why, and asks nothing', () => {
  show({ pet_friendly: false, missing_features: ['Toilets'] }, { needs: needs('pets', 'toilets', 'power') });
  for (const words of ['No pets', 'No toilets']) expect(screen.getByText(words)).toHaveClass('own-no');
  expect(screen.queryByText(/Ask about/)).not.toBeInTheDocument();
});

test('the card says who the facts are from: campers with the last month, and the data’s source', () => {
  const said = (says: number, latest: string) => ({ value: true, says, latest });
  show({ observations: { pets: said(2, '2026-05-03'), fires: said(1, '2026-03-01') } });
  expect(screen.getByText('2 campers, latest May 2026 · Open data, Nov 2026')).toBeInTheDocument();
});

test('a card says when the AI suggests its site too', () => {
  show({}, { suggested: true });
  expect(screen.getByText('AI suggests it too')).toBeInTheDocument();
});

test('the site’s page is a link of its own, also for a trip that looks for another site', () => {
  show();
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Bendeela Recreation Area', 'See the site']);
  expect(links[1]).toHaveAttribute('href', `/campsite/${site.id}`);
  cleanup();
  show({}, { trip: 't1' });
  expect(screen.getByRole('link', { name: 'See the site' })).toHaveAttribute(
    'href',
    `/campsite/${site.id}?trip=t1`,
  );
});

test('a card says that its site’s page is loading', () => {
  show({}, { opening: `/campsite/${site.id}` });
  expect(screen.getByRole('status')).toBeInTheDocument();
});

test('a card has eight elements, because a page has many cards', () => {
  const { container } = show();
  expect(container.querySelectorAll('ul > li:has(h3), li:has(h3) *')).toHaveLength(8);
});

test('one line says whether the site suits one’s own household, where that is known', () => {
  const ownParty = { car: { name: 'Corolla', drivetrain: '2 Wheel Drive' as const }, pets: [] };
  show({ drivetrain: '4 Wheel Drive' }, { ownParty });
  expect(screen.getByText('Too rough for your Corolla')).toHaveClass('own-no');
  cleanup();
  show({}, { ownParty });
  expect(screen.queryByText(/Corolla/)).not.toBeInTheDocument();
});
