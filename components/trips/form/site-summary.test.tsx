import { render, screen } from '@testing-library/react';
import type { Campsite } from '@/lib/campsites/schema';
import { SiteSummary } from './site-summary';

const campsite = {
  id: '01a1fa44-8b0f-74d0-abce-4139e9581788',
  name: 'Bendeela Recreation Area',
  features: ['Toilets'],
  missing_features: ['BBQ', 'Free', 'Power'],
  drivetrain: null,
  pet_friendly: null,
  source: 'open',
} as unknown as Campsite;

test.each([
  ['a campsite', { campsite, own: false, known: campsite }, `/createtrip?near=${campsite.id}`],
  ['an AI suggestion', { campsite: null, name: 'Mungo', url: null }, '/createtrip'],
])('the search for another campsite starts near %s', (_, site, href) => {
  render(<SiteSummary site={site} />);
  expect(screen.getByRole('link', { name: 'Choose another campsite' })).toHaveAttribute('href', href);
});

test('for a saved trip, the search for another campsite names the trip', () => {
  render(<SiteSummary site={{ campsite, own: false, known: campsite }} otherHref="/createtrip?trip=1" />);
  const link = screen.getByRole('link', { name: 'Choose another campsite' });
  expect(link).toHaveAttribute('href', '/createtrip?trip=1');
});

test('what a campsite is known to lack is shown as on its card, and nothing that is unknown', () => {
  render(<SiteSummary site={{ campsite, own: false, known: campsite }} />);
  expect(screen.getByText('Toilets, fee to pay, no power, no BBQ')).toBeInTheDocument();
  expect(screen.queryByText(/unknown/)).toBeNull();
});
