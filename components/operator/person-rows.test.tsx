import { render, screen } from '@testing-library/react';
import { ToastProvider } from '../ui/toast';
import { PersonRows } from './person-rows';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ refresh: () => undefined }),
}));

const dale = {
  id: '1',
  email: 'dale@example.com',
  name: 'Dale',
  since: '2026-11-20T09:00:00.000Z',
  trips: 2,
  mails: 30,
  refused: 4,
  reports: 3,
  suspended: false,
  suspended_for: null,
  muted: false,
  paused: null,
};

const show = (person: Parameters<typeof PersonRows>[0]['people'][number]) =>
  render(
    <ToastProvider>
      <PersonRows people={[person]} />
    </ToastProvider>,
  );

test('a suspended person is shown with the reason and can only be reinstated', () => {
  show({ ...dale, suspended: true, suspended_for: 'Sends advertisements' });
  const row = screen.getByRole('listitem');
  expect(row).toHaveTextContent('2 trips, 30 emails in 30 days, 4 refused, 3 invitations reported');
  expect(row).toHaveTextContent('Why: Sends advertisements');
  expect(screen.getByRole('button', { name: 'Lift' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
});

test('only a paused sender can be resumed', () => {
  const { unmount } = show({ ...dale, paused: 'reports' });
  expect(screen.getByRole('button', { name: 'Let them invite' })).toBeInTheDocument();
  unmount();
  show(dale);
  expect(screen.queryByRole('button', { name: 'Let them invite' })).toBeNull();
  expect(screen.getByRole('listitem')).not.toHaveTextContent('Why');
});
