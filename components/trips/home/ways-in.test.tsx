import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WaysIn } from './ways-in';

test('a text that isn’t an invitation stays in the field, with a hint of what to paste', async () => {
  render(<WaysIn />);
  const field = screen.getByLabelText('Link from an email or a chat');
  await userEvent.type(field, 'https://other.example/invite/abc');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(field).toHaveAccessibleDescription('That’s not a Campmates invitation. Paste the whole link.');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('https://other.example/invite/abc');
});
