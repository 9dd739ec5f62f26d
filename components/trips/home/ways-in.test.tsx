import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WaysIn } from './ways-in';

test('a text that isn’t an invitation stays in the field, with a hint of what to paste', async () => {
  render(<WaysIn first={null} />);
  await userEvent.click(screen.getByText('Got an invitation?'));
  const field = screen.getByLabelText('Link from an email or a chat');
  await userEvent.type(field, 'https://other.example/invite/abc');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(field).toHaveAccessibleDescription('That’s not a Campmates invitation. Paste the whole link.');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('https://other.example/invite/abc');
});

test('a first visit counts what is near, and asks who comes along until the crew says so', () => {
  const first = { suburb: 'Kedron', near: 61, crew: false, cover: 'n0' };
  const { rerender } = render(<WaysIn first={first} />);
  expect(
    screen.getByRole('link', { name: /See what’s near you.*61 campsites within 100 km/ }),
  ).toHaveAttribute('href', '/createtrip');
  expect(screen.getByRole('link', { name: /Who comes camping with you/ })).toHaveAttribute(
    'href',
    '/your-crew',
  );
  rerender(<WaysIn first={{ ...first, near: 0, crew: true }} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Find a campsiteYou can plan a trip from any campsite',
  ]);
});
