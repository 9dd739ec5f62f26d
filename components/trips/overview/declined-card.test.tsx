import { render, screen } from '@testing-library/react';
import { DeclinedCard } from './declined-card';

const show = (changes: Partial<Parameters<typeof DeclinedCard>[0]> = {}) =>
  render(<DeclinedCard tripId="1" organiser="Sam" lastWords={null} owesNothing over={false} {...changes} />);

test('people who aren’t coming can change their mind, write to the trip, and read that they owe nothing', () => {
  show();
  expect(screen.getByRole('link', { name: 'I can come after all' })).toHaveAttribute(
    'href',
    '/trip/1/attendance',
  );
  expect(screen.getByRole('link', { name: /^Tell Sam something/ })).toHaveAttribute(
    'href',
    '/trip/1/notices',
  );
  expect(screen.getByText('You owe nothing and nobody’s waiting on you.')).toBeVisible();
});

test('the card shows their last notice, and doesn’t say that they owe nothing when they do owe something', () => {
  show({ lastWords: 'Have fun, we’re in Bega', owesNothing: false });
  expect(screen.getByText('Last from you: “Have fun, we’re in Bega”')).toBeVisible();
  expect(screen.queryByText(/You owe nothing/)).toBeNull();
});

test('after the trip the card doesn’t offer to come after all', () => {
  show({ over: true });
  expect(screen.queryByText('Changed your mind?')).toBeNull();
});
