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

test('what is missing names the campers who say so, and the list names its sources', () => {
  const observations = { showers: { value: false, says: 2, latest: '2026-05-02' } };
  render(<FactItems facts={briefFacts({ ...site, observations, source: 'open' })} />);
  expect(items()).toEqual([
    'Toilets',
    'No showers, say 2 campers, no power',
    'Source: 2 campers, latest May 2026; Open data, Nov 2026',
  ]);
});

test('what is only likely is said as likely, with whom to ask', () => {
  const evidence = { road: 'none_1km', island: 'likely_4wd', dogs: 'likely_no' } as const;
  const nothing = { drivetrain: null, pet_friendly: null, features: [], missing_features: [] };
  const { unmount } = render(<FactItems facts={briefFacts({ ...nothing, evidence })} />);
  expect(items()).toEqual([
    'Island: likely 4WD only',
    'Likely a national park: dogs usually aren’t allowed',
    'Source: Geoscience Australia map: check with the park; CAPAD 2014: check with the park',
  ]);
  unmount();
  const said = { ...nothing, drivetrain: '2 Wheel Drive', pet_friendly: true } as const;
  render(<FactItems facts={briefFacts({ ...said, evidence, source: 'user' })} />);
  expect(items()).toEqual(['2 Wheel Drive gets there', 'Pets welcome', 'Source: The person who shared it']);
});

test('without answers about reception there is no warning', () => {
  render(<FactItems facts={briefFacts(site)} />);
  expect(items()).toEqual(['Toilets', 'No power']);
});
