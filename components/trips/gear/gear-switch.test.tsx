import { render, screen } from '@testing-library/react';
import { GearSwitch } from './gear-switch';

const link = (name: string) => screen.getByRole('link', { name });

test('shows the current list and how many things are still to pack', () => {
  render(<GearSwitch tripId="1" current="needs" toPack={4} />);
  expect(link('What we need')).toHaveAttribute('aria-current', 'page');
  expect(link('What we need')).toHaveAttribute('href', '/trip/1/gear');
  expect(link('My packing list , 4 still to pack')).toHaveAttribute('href', '/trip/1/gear?list=packing');
});

test('shows no number when nothing is left to pack', () => {
  render(<GearSwitch tripId="1" current="packing" toPack={0} />);
  expect(link('My packing list')).toHaveAttribute('aria-current', 'page');
});
