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

test('a card leads to the form for a trip at its site, under the name of the site alone', () => {
  show();
  expect(screen.getByRole('link', { name: 'Bendeela Recreation Area' })).toHaveAttribute(
    'href',
    '/create-trip-details?site=01a1fa44-8b0f-74d0-abce-4139e9581788',
  );
});

test('the distance has one decimal, whole numbers too', () => {
  show();
  expect(screen.getByText('23.0 km')).toBeInTheDocument();
});

test('what is unknown is said, never taken for a no', () => {
  show();
  expect(screen.getByText('Pets and access unknown')).toBeInTheDocument();
  expect(screen.queryByText('No pets')).not.toBeInTheDocument();
});

test.each([
  ['Access unknown', { pet_friendly: true }],
  ['Pets unknown', { drivetrain: '4 Wheel Drive' }],
] as const)('one unknown alone reads "%s"', (words, known) => {
  show(known);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('what is known stands in place of it', () => {
  show({ pet_friendly: false, drivetrain: '4 Wheel Drive', features: ['Toilets'] });
  for (const fact of ['No pets', '4 Wheel Drive needed', 'Toilets'])
    expect(screen.getByText(fact)).toBeInTheDocument();
  expect(screen.queryByText(/unknown/)).not.toBeInTheDocument();
});

test.each([
  ['open', 'Open data'],
  ['user', 'Shared'],
  ['private', 'Private'],
] as const)('a site of source %s carries the badge %s', (source, badge) => {
  show({ source });
  expect(screen.getByText(badge)).toBeInTheDocument();
});

test('a shared site of one’s own says so', () => {
  show({ source: 'user', own: true });
  expect(screen.getByText('Shared by you')).toBeInTheDocument();
});

test('of many facts the first five are shown, what is asked for first before the rest', () => {
  show({ features: ['BBQ', 'Fishing', 'Power', 'Shade', 'Showers', 'Swimming', 'Toilets'] });
  expect(screen.getByText('Showers')).toBeInTheDocument();
  expect(screen.queryByText('Swimming')).not.toBeInTheDocument();
  expect(screen.getByText('and 2 more')).toBeInTheDocument();
});

test('what was asked for is said to be unknown where it is, and to be missing where that is known', () => {
  show(
    { features: ['Toilets'], missing_features: ['Free', 'Power', 'BBQ'] },
    { wants: ['toilets', 'power', 'water', 'car'] },
  );
  expect(screen.getByText('Drinking water unknown')).toBeInTheDocument();
  expect(screen.getByText('Fee to pay, no power, no BBQ')).toBeInTheDocument();
  for (const word of ['Toilets unknown', 'Power unknown'])
    expect(screen.queryByText(word)).not.toBeInTheDocument();
});

test('among those that a car can reach, a site of unknown access says so', () => {
  show({}, { wants: ['car'] });
  expect(screen.getByText('Nobody has said yet if a car gets there')).toBeInTheDocument();
  expect(screen.getByText('Pets unknown')).toBeInTheDocument();
  expect(screen.queryByText(/ccess unknown/)).not.toBeInTheDocument();
  cleanup();
  show({ drivetrain: '2 Wheel Drive', pet_friendly: true }, { wants: ['car'] });
  expect(screen.queryByText('Nobody has said yet if a car gets there')).not.toBeInTheDocument();
});

test('that the AI suggests it too is told on its card', () => {
  show({}, { suggested: true });
  expect(screen.getByText('AI suggests it too')).toBeInTheDocument();
});

test('its page, to look at it first, is one stop further on, also for a trip that looks for another site', () => {
  show();
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Bendeela Recreation Area', 'Look first']);
  expect(links[1]).toHaveAttribute('href', `/campsite/${site.id}`);
  cleanup();
  show({}, { trip: 't1' });
  expect(screen.getByRole('link', { name: 'Look first' })).toHaveAttribute(
    'href',
    `/campsite/${site.id}?trip=t1`,
  );
});

test('a card says that its site’s page is on its way', () => {
  show({}, { opening: `/campsite/${site.id}` });
  expect(screen.getByRole('status')).toBeInTheDocument();
});

test('a card is ten elements, for a page has many', () => {
  const { container } = show();
  expect(container.querySelectorAll('ul > li:has(h3), li:has(h3) *')).toHaveLength(10);
});

test('one line says whether it suits one’s own household, where that is known', () => {
  const ownParty = { car: { name: 'Corolla', drivetrain: '2 Wheel Drive' as const }, pets: [] };
  show({ drivetrain: '4 Wheel Drive' }, { ownParty });
  expect(screen.getByText('Too rough for your Corolla')).toHaveClass('own-no');
  cleanup();
  show({}, { ownParty });
  expect(screen.queryByText(/Corolla/)).not.toBeInTheDocument();
});
