import { render, screen } from '@testing-library/react';
import { HouseholdList } from './household-list';

const household = (place: number) => ({
  key: String(place),
  name: `Sam ${place}`,
  tint: 0,
  people: `Sam ${place}`,
  facts: ['no car'],
  problem: 'needs a seat',
});

const show = (count: number, opens = true) =>
  render(
    <HouseholdList
      tripId="1"
      title="Who’s coming"
      count={null}
      households={Array.from({ length: count }, (_, place) => household(place))}
      absent={null}
      opens={opens}
    />,
  );

test('from the ninth household on the list shows six, and the others behind one row', () => {
  const { unmount } = show(8);
  expect(document.querySelector('details')).toBeNull();
  unmount();
  show(11);
  expect(screen.getByText('Show all 11')).toBeVisible();
  expect(document.querySelectorAll('details li')).toHaveLength(5);
});

test('a row opens the people, except for somebody who hasn’t answered', () => {
  const { unmount } = show(1);
  expect(screen.getByRole('link')).toHaveTextContent('Sam 0No car · needs a seat');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/trip/1/people');
  unmount();
  show(1, false);
  expect(screen.queryByRole('link')).toBeNull();
});
