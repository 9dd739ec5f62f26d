import { cleanup, render, screen } from '@testing-library/react';
import type { FoundCampsite } from '@/lib/campsites/schema';
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

test('a card links to the form for a trip at its site, which its name says', () => {
  show();
  expect(screen.getByRole('link', { name: 'Plan a trip at Bendeela Recreation Area' })).toHaveAttribute(
    'href',
    '/create-trip-details?site=01a1fa44-8b0f-74d0-abce-4139e9581788',
  );
});

test.each([
  [23.4, '23 km away · Kangaroo Valley'],
  [9.96, '10 km away · Kangaroo Valley'],
  [2.34, '2.3 km away · Kangaroo Valley'],
])('a distance of %d km is said as "%s"', (distance, words) => {
  show({ distance });
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('a site of which nothing is known has neither facts nor a line about the household', () => {
  show({}, { own: corolla });
  expect(screen.queryByText(/unknown|ask|corolla/i)).not.toBeInTheDocument();
  expect(screen.queryByRole('listitem')?.querySelector('ul')).toBeNull();
});

test('the first three facts are shown, with those that were asked for before all', () => {
  show({ features: ['BBQ', 'Fishing', 'Power', 'Showers', 'Toilets'] }, { needs: ['power'] });
  const facts = screen.getAllByRole('listitem').slice(1);
  expect(facts.map(({ textContent }) => textContent)).toEqual(['Power', 'Toilets', 'Showers']);
});

test.each([
  ['open', 'Open data'],
  ['user', 'User'],
  ['private', 'Private'],
] as const)('a site of source %s has the badge %s', (source, badge) => {
  show({ source });
  expect(screen.getByText(badge)).toBeInTheDocument();
});

const corolla = { car: { name: 'Corolla', drivetrain: '2 Wheel Drive' as const }, pets: ['Biscuit'] };

test('one line says whether the site suits one’s own household, and the facts don’t repeat it', () => {
  show({ drivetrain: '2 Wheel Drive', pet_friendly: true, features: ['Toilets'] }, { own: corolla });
  expect(screen.getByText('Fits you:').closest('p')).toHaveTextContent('Fits you: Biscuit and the Corolla');
  expect(screen.queryByText(/Pets welcome|Wheel Drive/)).not.toBeInTheDocument();
  cleanup();
  show({ drivetrain: '4 Wheel Drive' }, { own: corolla });
  expect(screen.getByText('Too rough for the Corolla').closest('p')).toHaveClass('fit-no');
});

test('a card says when the AI suggests its site too', () => {
  show({}, { suggested: true });
  expect(screen.getByText('AI suggests it too')).toBeInTheDocument();
});

test('the site’s page is a link of its own, also for a trip that looks for another site', () => {
  show();
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Bendeela Recreation Area', 'Details']);
  expect(links[1]).toHaveAttribute('href', `/campsite/${site.id}`);
  cleanup();
  show({}, { trip: 't1' });
  expect(screen.getByRole('link', { name: 'Details of Bendeela Recreation Area' })).toHaveAttribute(
    'href',
    `/campsite/${site.id}?trip=t1`,
  );
  expect(screen.getByRole('link', { name: 'Choose Bendeela Recreation Area' })).toHaveAttribute(
    'href',
    `/trip/t1/site?site=${site.id}`,
  );
});

test('a card says that its site’s page is loading', () => {
  show({}, { opening: `/campsite/${site.id}` });
  expect(screen.getByRole('status')).toBeInTheDocument();
});
