import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Countable } from '@/lib/trips/estimate/count-estimate';
import { EstimateBox } from './estimate-box';

const sums = { booked: 12_000, firm: true, spent: null, guess: 2_000, drop_out: null, others: 9, most: 3 };
const party = { adults: 2, children: 2, little: 0, nights: 3 };

const show = (changes: Partial<Countable['sums']> = {}, cost: Partial<Countable> = {}) =>
  render(
    <EstimateBox cost={{ sums: { ...sums, ...changes }, party, known: true, ...cost }} organiser="Sam" />,
  );

test('the range is for the household, with what it’s made of', () => {
  show();
  expect(screen.getByRole('region', { name: 'For 2 adults and 2 kids, about' })).toHaveTextContent(
    '$105 to $135',
  );
  expect(screen.getByText('$45 – $75')).toBeInTheDocument();
  expect(screen.getByText('Booked. By people and nights')).toBeInTheDocument();
  expect(screen.getByText('A guess by Sam, give or take a quarter')).toBeInTheDocument();
});

test('equal ends are one sum, and a guess alone says whose it is', () => {
  show({ guess: null }, { party: { adults: 1, children: 0, little: 0, nights: 3 } });
  expect(screen.getByRole('region', { name: 'For you, about' })).toHaveTextContent('$30');
  show({ booked: null });
  expect(screen.getByText('Nothing’s booked yet, so it’s a guess by Sam.')).toBeVisible();
});

test('the rule for who drops out stands below; nobody known is one adult', () => {
  show({ drop_out: 'The site stays yours to pay.' }, { known: false });
  expect(screen.getByText('If you drop out: The site stays yours to pay.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'For one adult, about' })).toBeVisible();
});

test('steppers count the range again for other people and nights, within the trip', async () => {
  show({ guess: null, most: 4 }, { known: false, party: { adults: 1, children: 0, little: 1, nights: 3 } });
  await userEvent.click(screen.getByRole('button', { name: 'Change who the cost is for' }));
  await userEvent.click(await screen.findByRole('button', { name: 'More adults' }));
  await userEvent.click(screen.getByRole('button', { name: 'More kids' }));
  const more = screen.getByRole('button', { name: 'More nights' });
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Done who the cost is for' }));
  // Two and a half adults for four nights are 10 of 19.
  expect(screen.getByRole('region', { name: 'For 2 adults and 2 kids, about' })).toHaveTextContent(
    '$60 to $65',
  );
  expect(screen.queryByRole('button', { name: 'More adults' })).not.toBeInTheDocument();
});
