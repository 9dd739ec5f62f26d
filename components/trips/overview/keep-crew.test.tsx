import { render, screen } from '@testing-library/react';
import { KeepCrew } from './keep-crew';

test('a guest reads whose link brought them, and that an account is optional for the next trip', () => {
  render(<KeepCrew organiser="Sam Whitby" signUp="/login?mode=signup&callbackUrl=%2Finvite%2Fsecret" />);
  const offer = screen.getByRole('region', { name: 'Keep your crew for next time' });
  expect(offer).toHaveTextContent('You’re here by Sam’s link. An account keeps your car and crew.');
  expect(screen.getByRole('link', { name: 'Make an account' })).toHaveAttribute(
    'href',
    '/login?mode=signup&callbackUrl=%2Finvite%2Fsecret',
  );
});
