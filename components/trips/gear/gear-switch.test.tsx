import { render, screen } from '@testing-library/react';
import { GearSwitch } from './gear-switch';

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('marks the current list and leads to the other', () => {
  render(<GearSwitch tripId="1" current="needs" packing={false} toPack={4} />);
  expect(names()).toEqual(['What we need', 'My packing list']);
  const [needs, own] = screen.getAllByRole('link');
  expect(needs).toHaveAttribute('aria-current', 'page');
  expect(needs).toHaveAttribute('href', '/trip/1/gear');
  expect(own).toHaveAttribute('href', '/trip/1/gear?list=packing');
});

test('in the last week the packing list comes first and says that something is left to pack', () => {
  const { rerender } = render(<GearSwitch tripId="1" current="packing" packing toPack={4} />);
  expect(names()).toEqual(['My packing list, 4 still to pack', 'What we need']);
  rerender(<GearSwitch tripId="1" current="packing" packing toPack={0} />);
  expect(names()).toEqual(['My packing list', 'What we need']);
});
