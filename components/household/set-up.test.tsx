import { render, screen } from '@testing-library/react';
import { SetUp } from './set-up';

test('the next step is the first thing that is missing', () => {
  render(<SetUp has={{ crew: 3, rides: 0, gear: 0, groups: 2 }} />);
  expect(screen.getByText('2 of 4 done')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add what you drive' })).toHaveAttribute('href', '/your-rides');
});

test('a crew of only oneself does not count as a crew', () => {
  render(<SetUp has={{ crew: 1, rides: 1, gear: 1, groups: 1 }} />);
  expect(screen.getByRole('link', { name: 'Add who camps with you' })).toBeVisible();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).not.toMatch(/\d/);
  expect(rows[1]).toMatch(/1$/);
});

test('when everything is there, no step is left', () => {
  render(<SetUp has={{ crew: 2, rides: 1, gear: 1, groups: 1 }} />);
  expect(screen.queryByText(/done/)).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(5);
});

test('where something else comes first, the next step’s button is not filled', () => {
  render(<SetUp has={{ crew: 1, rides: 0, gear: 0, groups: 0 }} first={false} />);
  expect(screen.getByRole('link', { name: 'Add who camps with you' })).toHaveClass('button-secondary');
});
