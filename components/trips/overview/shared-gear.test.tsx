import { render, screen } from '@testing-library/react';
import { SharedGear } from './shared-gear';

const things = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `Thing ${n}`, owners: ['Sam'] }));

test('each thing is named once, with all who share it', () => {
  render(<SharedGear things={[{ name: 'Gas stove', owners: ['Sam', 'Pat'] }, ...things(1)]} />);
  expect(screen.getByRole('region', { name: 'Shared gear' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gas stove · Sam, Pat',
    'Thing 0 · Sam',
  ]);
});

test('of a long list the rest is folded', () => {
  render(<SharedGear things={things(20)} />);
  expect(screen.getByText('Thing 7')).toBeVisible();
  expect(screen.getByText('Thing 8')).not.toBeVisible();
  expect(screen.getByText('12 more things')).toBeVisible();
});

test('nothing shared is no card', () => {
  const { container } = render(<SharedGear things={[]} />);
  expect(container).toBeEmptyDOMElement();
});
