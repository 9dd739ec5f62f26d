import { render, screen } from '@testing-library/react';
import { NextStep, OwnThings } from './set-up';

test('the next step is the first thing that is missing', () => {
  render(<NextStep first has={{ crew: 3, rides: 0, gear: 0, groups: 2 }} />);
  expect(screen.getByText('2 of 4 done')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add a ride' })).toHaveAttribute('href', '/your-rides');
});

test('a crew of only oneself does not count as a crew', () => {
  const has = { crew: 1, rides: 1, gear: 1, groups: 1 };
  render(<NextStep first has={has} />);
  expect(screen.getByRole('heading', { name: 'Who camps with you?' })).toBeVisible();
  render(<OwnThings has={has} />);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).not.toMatch(/\d/);
  expect(rows[1]).toMatch(/1$/);
});

test('when everything is there, no step is left', () => {
  const { container } = render(<NextStep first has={{ crew: 2, rides: 1, gear: 1, groups: 1 }} />);
  expect(container).toBeEmptyDOMElement();
});

test('where something else comes first, the next step’s button is not filled', () => {
  render(<NextStep has={{ crew: 1, rides: 0, gear: 0, groups: 0 }} first={false} />);
  expect(screen.getByRole('link', { name: 'Add your crew' })).toHaveClass('button-secondary');
});
