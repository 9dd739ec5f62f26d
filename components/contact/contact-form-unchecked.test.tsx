import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from './contact-form';

jest.mock('./human-check', () => ({
  HumanCheck: ({ onToken }: { onToken: (token: string) => void }) => (
    <button type="button" onClick={() => onToken('proof')}>
      I am human
    </button>
  ),
}));
jest.mock('@/lib/contact/schema', () => {
  throw new Error('offline');
});

test('an empty form can’t be sent when its schema fails to load', async () => {
  render(<ContactForm check={{ kind: 'altcha' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'I am human' }));
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});
