import { render, screen } from '@testing-library/react';
import { MissingPage } from './missing-page';

test.each([
  [true, 'Go to your trips', '/'],
  [false, 'Log in', '/login'],
])('a missing invitation shows the way on: signed in %j, "%s"', (signedIn, name, href) => {
  render(<MissingPage what="invitation" signedIn={signedIn} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
