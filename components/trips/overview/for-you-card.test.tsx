import { render, screen, within } from '@testing-library/react';
import { ToastProvider } from '@/components/ui/toast';
import type { OwnRow } from './for-you';
import { ForYouCard } from './for-you-card';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }));

const dish = (meal: string): OwnRow => ({ kind: 'dish', meal });
const debt: OwnRow = {
  kind: 'debt',
  from: 'a',
  to: 'b',
  cents: 500,
  text: 'You owe Mia $5.00',
  paid: 'I’ve paid',
};
const show = (props: Partial<Parameters<typeof ForYouCard>[0]>) =>
  render(
    <ForYouCard
      tripId="1"
      rows={[]}
      ride={null}
      problems={0}
      name={null}
      vote={null}
      answer={null}
      {...props}
    />,
    {
      wrapper: ToastProvider,
    },
  );

test('at most three rows are open, with the vote and the answer first; the next row is a line with a link', () => {
  show({
    vote: { text: 'Two weekends to choose from.', action: null },
    answer: <button type="button">Going</button>,
    rows: [dish('Saturday’s dinner'), debt, dish('Sunday’s lunch')],
  });
  const rows = within(screen.getByRole('region', { name: 'For you' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^When and where\?/),
    expect.stringMatching(/^Are you coming\?/),
    expect.stringMatching(/^What do you cook for Saturday’s dinner\?/),
  ]);
  expect(screen.getByText(/^And: You owe Mia \$5\.00, and 1 more thing\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go there' })).toHaveAttribute('href', '/trip/1/costs');
  expect(screen.getByText('5 to go')).toBeVisible();
});

test('when nothing is left one line says so, and with whom the reader rides', () => {
  show({ ride: 'You ride with Olivia.' });
  expect(screen.getByText('You’re all set.').parentElement).toHaveTextContent(
    'You’re all set. You ride with Olivia.',
  );
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('nobody is all set while the trip has problems', () => {
  show({ ride: 'You ride with Olivia.', problems: 3 });
  expect(screen.queryByText('You’re all set.')).toBeNull();
  expect(screen.getByText(/Nothing waits for you/)).toHaveTextContent(
    'Nothing waits for you. The trip still has 3 problems. You ride with Olivia.',
  );
});

test('a guest’s page says whose it is', () => {
  show({ name: 'Grant', rows: [debt] });
  expect(screen.getByRole('heading', { name: 'For you, Grant' })).toBeVisible();
});
