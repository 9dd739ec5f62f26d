import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlanBOffer } from './plan-b-offer';

beforeEach(() => localStorage.clear());

const show = (closed: string[], decides = true) =>
  render(<PlanBOffer tripId="1" closed={closed} decides={decides} />);
const offer = () => screen.queryByRole('link', { name: 'See plan B' });

test('whoever waits isn’t asked about the same closure again, and is about another one', async () => {
  const { unmount } = show(['road']);
  expect(offer()).toHaveAttribute('href', '/trip/1/backups');
  await userEvent.click(screen.getByRole('button', { name: 'Wait and see' }));
  expect(offer()).toBeNull();
  unmount();
  const again = show(['road']);
  expect(offer()).toBeNull();
  again.rerender(<PlanBOffer tripId="1" closed={['road', 'park']} decides />);
  expect(offer()).toBeInTheDocument();
});

test('who doesn’t organise the trip has nothing to wait for', () => {
  show(['road'], false);
  expect(offer()).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
