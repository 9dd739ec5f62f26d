import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TripSearch } from './trip-search';

const box = () => screen.getByRole('searchbox', { name: 'Find a trip' });

test('the search box keeps the focus when its results are shown', async () => {
  const { rerender } = render(<TripSearch text="" found={12} />);
  await userEvent.type(box(), ' river');
  rerender(<TripSearch text="river" found={2} />);
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('river');
});

test('after “Show all trips” the focus is in the empty search box', () => {
  const { rerender } = render(<TripSearch text="river" found={2} />);
  screen.getByRole('link', { name: 'Show all trips' }).focus();
  rerender(<TripSearch text="" found={12} />);
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('');
});

test('the search box takes no more characters than the page', () => {
  render(<TripSearch text="" found={12} />);
  expect(box()).toHaveAttribute('maxlength', '80');
});
