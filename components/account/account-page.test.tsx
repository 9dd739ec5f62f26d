import { render, screen } from '@testing-library/react';
import { AccountPage } from './account-page';

test('the footer links to the contact form, except on the contact page itself', () => {
  const { rerender } = render(<AccountPage>Form</AccountPage>);
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  rerender(<AccountPage contactLink={false}>Form</AccountPage>);
  expect(screen.queryByRole('link')).toBeNull();
});
