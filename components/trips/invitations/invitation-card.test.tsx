import { render, screen } from '@testing-library/react';
import { InvitationNote } from './invitation-card';

test('a note is plain text with its writer’s name, without markup or links', () => {
  const note = '<b>Bring bikes</b>\nhttps://evil.example';
  render(<InvitationNote note={note} by="Mia Bennett" />);
  expect(screen.getByRole('figure')).toHaveTextContent('<b>Bring bikes</b> https://evil.example');
  expect(screen.getByText('Mia Bennett')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
