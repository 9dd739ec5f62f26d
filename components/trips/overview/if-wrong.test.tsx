import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IfWrong } from './if-wrong';

const shown = {
  tripId: '1',
  place: 'Peppercorn Flat',
  noReception: true,
  uhf: 12,
  homePlan: undefined,
  cards: true,
};

test('000, the way and the coordinates are there without any tap', async () => {
  render(<IfWrong {...shown} site={{ latitude: -35.131, longitude: 148.672 }} />);
  expect(screen.getByRole('link', { name: 'Call 000' })).toHaveAttribute('href', 'tel:000');
  expect(screen.getByRole('link', { name: 'Directions' })).toBeVisible();
  expect(screen.getByText('35.1310 south, 148.6720 east')).toBeVisible();
  expect(screen.getByRole('link', { name: /Medical cards/ })).toHaveAttribute('href', '/trip/1/emergency');
  expect(screen.getByText('UHF channel 12. 112 works on any mobile network')).toBeVisible();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy the coordinates' }));
  expect(screen.getByRole('status')).toHaveTextContent('Copied.');
  expect(await navigator.clipboard.readText()).toBe('35.1310° S, 148.6720° E');
});

test('a site whose position is unknown has no coordinates and no way', () => {
  render(<IfWrong {...shown} site={null} />);
  expect(screen.getByRole('link', { name: 'Call 000' })).toBeVisible();
  expect(screen.queryByText('Tell them you’re at')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
});
