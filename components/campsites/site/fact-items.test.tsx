import { render, screen } from '@testing-library/react';
import { briefFacts } from '@/lib/campsites/facts/brief-facts';
import { FactItems } from './fact-items';

const site = { drivetrain: null, pet_friendly: null, features: ['Toilets'], missing_features: ['Power'] };
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('no phone reception is a warning, apart from what else is missing', () => {
  const missing_features = ['Power', 'Mobile reception', 'Horse yards'];
  render(<FactItems facts={briefFacts({ ...site, missing_features })} />);
  expect(items()).toEqual(['Toilets', 'No mobile reception', 'No power, no horse yards']);
  expect(screen.getByText('No mobile reception')).toHaveClass('text-ember');
});

test('without answers about reception there is no warning', () => {
  render(<FactItems facts={briefFacts(site)} />);
  expect(items()).toEqual(['Toilets', 'No power']);
});
