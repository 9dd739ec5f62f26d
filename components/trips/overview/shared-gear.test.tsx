import { render, screen } from '@testing-library/react';
import { SharedGear } from './shared-gear';

const things = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `Thing ${n}`, owners: ['Sam'] }));

test('each thing is named once, with everybody who shares it', () => {
  render(<SharedGear things={[{ name: 'Gas stove', owners: ['Sam', 'Pat'] }, ...things(1)]} />);
  expect(screen.getByRole('region', { name: 'Shared gear' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gas stove · Sam, Pat',
    'Thing 0 · Sam',
  ]);
});

test('the list is folded under the number of things', () => {
  render(<SharedGear things={things(20)} />);
  expect(screen.getByText('20 things')).toBeVisible();
  expect(screen.getByText('Thing 7')).not.toBeVisible();
});

test('without shared gear there is no card', () => {
  const { container } = render(<SharedGear things={[]} />);
  expect(container).toBeEmptyDOMElement();
});
