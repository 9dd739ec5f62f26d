import { render, screen } from '@testing-library/react';
import { MissingPage } from './missing-page';

test.each([
  ['trip', true, 'Go to your trips', '/'],
  ['campsite', true, 'Find a campsite', '/createtrip'],
  ['invitation', true, 'Go to your trips', '/'],
  ['invitation', false, 'Log in', '/login'],
] as const)('a missing %s (signed in: %j) offers “%s”', (what, signedIn, name, href) => {
  render(<MissingPage what={what} signedIn={signedIn} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  // The footer of somebody signed in leads to the contact form.
  expect(screen.queryAllByRole('link', { name: 'Contact us' })).toHaveLength(signedIn ? 0 : 1);
});

test('without an account, a dead invitation tells its reader to ask for a new one before logging in', () => {
  render(<MissingPage what="invitation" signedIn={false} />);
  expect(screen.getByText(/Ask whoever invited you to send it again\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveClass('button-secondary');
});

test('a dead plan has numbers to call, and tells a stranger where it came from', () => {
  render(<MissingPage what="plan" signedIn={false} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['tel:131444', 'tel:000', '/contact', '/login']);
});
