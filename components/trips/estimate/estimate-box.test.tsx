import { render, screen } from '@testing-library/react';
import type { Estimate } from '@/lib/trips/estimate/schema';
import { EstimateBox } from './estimate-box';

const site = { what: 'Site', low_cents: 6_000, high_cents: 6_000, guess: false };
const rest = { what: 'Food and the rest', low_cents: 2_500, high_cents: 4_500, guess: true };
const estimate: Estimate = {
  low_cents: 8_500,
  high_cents: 10_500,
  lines: [site, rest],
  drop_out: null,
  adults: 2,
  children: 2,
  nights: 3,
  known: true,
};

const show = (changes: Partial<Estimate> = {}) =>
  render(<EstimateBox estimate={{ ...estimate, ...changes }} organiser="Sam" />);

test('the range is for the household, with what it’s made of', () => {
  show();
  expect(screen.getByRole('region', { name: 'For 2 adults and 2 kids, about' })).toHaveTextContent(
    '$85 to $105',
  );
  expect(screen.getByText('$25 – $45')).toBeInTheDocument();
  expect(screen.getByText('Booked. By people and nights')).toBeInTheDocument();
  expect(screen.getByText('A guess by Sam, give or take a quarter')).toBeInTheDocument();
});

test('equal ends are one sum, and a guess alone says whose it is', () => {
  show({ low_cents: 6_000, high_cents: 6_000, lines: [rest], adults: 1, children: 0 });
  expect(screen.getByRole('region', { name: 'For you, about' })).toHaveTextContent('$60');
  expect(screen.getByText('Nothing’s booked yet, so it’s a guess by Sam.')).toBeVisible();
});

test('the rule for who drops out stands below; nobody known is one adult', () => {
  show({ drop_out: 'The site stays yours to pay.', known: false });
  expect(screen.getByText('If you drop out: The site stays yours to pay.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'For one adult, about' })).toBeVisible();
});
