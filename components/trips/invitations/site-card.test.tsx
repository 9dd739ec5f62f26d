import { render, screen } from '@testing-library/react';
import { SiteCard } from './site-card';

const nothing = { drivetrain: null, pet_friendly: null, features: [], missing_features: [] };
const list = () => screen.queryByRole('list', { name: 'What is there' });

test.each([
  ['what is there', { ...nothing, features: ['Toilets'] }, 'Toilets'],
  ['what is missing', { ...nothing, missing_features: ['Toilets'] }, 'No toilets'],
])('the card lists %s at the campsite', (_, known, text) => {
  render(<SiteCard name="Bendeela" mapUrl={null} site={null} known={known} tiles={null} />);
  expect(list()).toHaveTextContent(text);
});

test('a campsite without known facts has no empty list', () => {
  render(<SiteCard name="Bendeela" mapUrl={null} site={null} known={nothing} tiles={null} />);
  expect(list()).toBeNull();
});
