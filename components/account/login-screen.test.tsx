import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginScreen } from './login-screen';

test('the document is called by what the screen is for', async () => {
  document.title = 'Log in · Campmates';
  render(<LoginScreen destination="/" startWith="login" google={false} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(document.title).toBe('Create an Account · Campmates');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(document.title).toBe('Log in · Campmates');
});
