import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { LocationCard } from './location-card';

type Props = ComponentProps<typeof LocationCard>;

const said = { suggestion_id: 'abc', name: 'Bendeela', access: 'Unknown', features: [] as string[] };

const show = (page: string | null, facts: Props['facts'] = null, suggestion: object | null = said) =>
  render(
    <LocationCard
      tripId="7"
      site={{ id: null, name: 'Bendeela' } as Props['site']}
      suggestion={suggestion as Props['suggestion']}
      facts={facts}
      km={null}
      town={null}
      tiles={null}
      page={page}
    />,
  );

test('an account gets a link to the page of an AI’s suggestion', () => {
  show('/campsite/ai-abc');
  expect(screen.getByRole('link', { name: 'More of what the AI says' })).toHaveAttribute(
    'href',
    '/campsite/ai-abc',
  );
});

test('the name of a listed campsite links to its page', () => {
  show('/campsite/abc', null, null);
  expect(screen.getByRole('link', { name: 'Bendeela' })).toHaveAttribute('href', '/campsite/abc');
});

test('a guest gets no link out of the trip', () => {
  show(null);
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['a name alone', null],
  ['a campsite of which nobody has said anything', { there: [], missing: [], warning: null, sources: [] }],
])('for %s the card says that nothing more is known, and shows no empty list', (_, facts) => {
  show(null, facts);
  expect(screen.getByText('Nothing more is known of this campsite.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'What the AI says' })).toBeNull();
});

test('features that are known to be missing are listed', () => {
  show(null, { there: [], missing: [{ text: 'No toilets', campers: null }], warning: null, sources: [] });
  expect(screen.getByRole('list', { name: 'What the AI says' })).toHaveTextContent('No toilets');
  expect(screen.queryByText(/Nothing more is known/)).toBeNull();
});
