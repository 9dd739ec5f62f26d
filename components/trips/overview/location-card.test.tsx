import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { LocationCard } from './location-card';

type Props = ComponentProps<typeof LocationCard>;

const show = (linked: boolean) =>
  render(
    <LocationCard
      tripId="7"
      site={{ id: null, name: 'Bendeela' } as Props['site']}
      suggestion={
        {
          suggestion_id: 'abc',
          name: 'Bendeela',
          access: 'Unknown',
          features: [] as string[],
        } as Props['suggestion']
      }
      facts={null}
      km={null}
      town={null}
      tiles={null}
      linked={linked}
    />,
  );

test('an account gets a link to the page of what an AI says', () => {
  show(true);
  expect(screen.getByRole('link', { name: 'More of what the AI says' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/campsite\/ai-/),
  );
});

test('a guest gets no link that leads out of the trip', () => {
  show(false);
  expect(screen.queryByRole('link')).toBeNull();
});
