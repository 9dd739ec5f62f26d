import { render, screen } from '@testing-library/react';
import type { AiCampsite } from '@/lib/campsites/ai/schema';
import type { Want } from '@/lib/campsites/search-choices';
import { SuggestionCard } from './suggestion-card';

const suggestion: AiCampsite = {
  suggestion_id: 'a1',
  name: 'Tianjara Falls camp',
  distance: '52 km',
  features: ['Waterfall', 'Toilets'],
  access: '4 Wheel Drive',
  petFriendly: 'No',
  pets_said: true,
  url: 'https://parks.example/tianjara?a=1&b=2',
  location_id: null,
};

const show = (more: Partial<AiCampsite> = {}, wants: readonly Want[] = []) =>
  render(
    <ul>
      <SuggestionCard
        suggestion={{ ...suggestion, ...more }}
        trip={null}
        needs={wants}
        own={{ car: { name: 'Corolla', drivetrain: '2 Wheel Drive' }, pets: [] }}
      />
    </ul>,
  );
const link = () => screen.getByRole('link', { name: `Plan a trip at ${suggestion.name}` });

test('a suggestion is marked as such, to check before going', () => {
  show();
  for (const text of ['AI', 'Check before you go', '52 km away', 'No pets', 'Too rough for the Corolla'])
    expect(screen.getByText(text)).toBeInTheDocument();
});

test.each([
  ['Yes', true, ['Pets welcome']],
  ['No', true, ['No pets']],
  ['No', false, []],
] as const)('the card shows the AI’s words about pets: %s, said %s', (petFriendly, pets_said, expected) => {
  show({ petFriendly, pets_said });
  expect(screen.queryAllByText(/pets/i).map(({ textContent }) => textContent)).toEqual(expected);
});

test('only the suggestion’s id goes into the trip’s link', () => {
  show();
  expect(link()).toHaveAttribute('href', '/create-trip-details?ai_suggestion=a1');
});

test('a suggestion that is a known campsite links to the campsite', () => {
  show({ location_id: 's1' });
  expect(link()).toHaveAttribute('href', '/create-trip-details?site=s1');
  expect(screen.getByRole('link', { name: /^Details/ })).toHaveAttribute('href', '/campsite/s1');
});

test('a suggestion without a known campsite links to a page of what the AI said', () => {
  show();
  expect(screen.getByRole('link', { name: /^Details/ })).toHaveAttribute('href', '/campsite/ai-a1');
});

test('an unknown distance or access is left out, not called unknown', () => {
  show({ distance: 'unknown', access: 'Unknown' });
  expect(screen.getByText('No distance given')).toBeInTheDocument();
  expect(screen.queryByText(/unknown/i)).not.toBeInTheDocument();
});

test('needs have to be asked about, even where the AI says yes', () => {
  show({ access: '2 Wheel Drive', petFriendly: 'Yes' }, ['car', 'pets']);
  expect(screen.getByText('Ask about the way in and dogs')).toBeInTheDocument();
});

test('of many facts the first three are shown, with those that campers ask for first', () => {
  show({ features: ['BBQ', 'Power', 'Shade', 'Showers', 'Toilets'], petFriendly: 'No', pets_said: false });
  expect(screen.getByText('Power')).toBeInTheDocument();
  expect(screen.queryByText('Shade')).not.toBeInTheDocument();
});

test('HTML in what the AI says is shown as text', () => {
  show({ features: ['<img src=x onerror=alert(1)>'] });
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
});
